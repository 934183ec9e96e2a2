const marks = 'strong, em, u, s, sub, sup, code, a';
const blocks = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'table', 'hr'];

const isBlank = (node: Node) => /^[\s\u00a0]*$/.test(node.textContent ?? '');
const isEmpty = (element: Element) => isBlank(element) && element.querySelector('img, br, hr') === null;

/** Google Docs and Outlook write a nested list beside the item that it belongs to. */
function nestLists(body: Element): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
    else {
      const item = list.ownerDocument.createElement('li');
      list.before(item);
      item.append(list);
    }
  }
}

/** Programs write one word in several pieces with the same formatting. */
function mergeMarks(body: Element): void {
  for (const mark of body.querySelectorAll(marks)) {
    for (let next = mark.nextSibling; next; next = mark.nextSibling) {
      const isSame =
        next instanceof Element &&
        next.localName === mark.localName &&
        next.getAttribute('href') === mark.getAttribute('href');
      if (!isSame) break;
      mark.append(...next.childNodes);
      next.remove();
    }
  }
}

/** Innermost first; the spaces of an empty mark stay. */
function removeEmpty(body: Element): void {
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    if (element.matches(marks) && isEmpty(element)) element.replaceWith(...element.childNodes);
    else if (element.matches('p, h2, h3, h4, h5, h6, blockquote, ul, ol, table, caption, thead, tbody, tfoot, tr')) {
      const hasCells = element.querySelector('td, th') !== null && !isBlank(element);
      const onlyBreaks = isBlank(element) && element.querySelector('img, hr') === null;
      if (onlyBreaks && !hasCells && element.localName !== 'tr') element.remove();
    } else if (element.localName === 'li' && isEmpty(element)) element.remove();
  }
}

/** Text and line breaks between blocks: spaces and breaks only separate, other text is a paragraph. */
function wrapLooseText(body: Element): void {
  if (![...body.children].some((child) => blocks.includes(child.localName))) return;
  let paragraph: Element | null = null;
  for (const node of [...body.childNodes]) {
    const isBlock = node instanceof Element && blocks.includes(node.localName);
    if (isBlock) paragraph = null;
    else if (!paragraph && (node instanceof Element ? node.localName === 'br' : isBlank(node))) node.remove();
    else {
      if (!paragraph) {
        paragraph = body.ownerDocument.createElement('p');
        node.before(paragraph);
      }
      paragraph.append(node);
    }
  }
}

const blockOf = (text: Text) =>
  text.parentElement?.closest([...blocks, 'li', 'td', 'th', 'caption'].join(', ')) ?? null;

/** Adjacent spaces are one, also at the end of one piece of text and the beginning of the next. */
function collapseSpaces(body: Element): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let before: Text | null = null;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!(text instanceof Text) || text.parentElement?.closest('pre')) continue;
    text.data = text.data.replace(/ {2,}/g, ' ');
    if (before?.data.endsWith(' ') && blockOf(before) === blockOf(text)) text.data = text.data.replace(/^ /, '');
    if (text.data !== '') before = text;
  }
}

/** White space at both ends of a block, and line breaks at its end. */
function trimBlocks(body: Element): void {
  for (const { previousSibling } of body.querySelectorAll('li > ul, li > ol')) {
    if (previousSibling instanceof Text) previousSibling.data = previousSibling.data.replace(/[\s\u00a0]+$/, '');
  }
  for (const block of body.querySelectorAll('p, h2, h3, h4, h5, h6, li, td, th, caption')) {
    const { firstChild } = block;
    if (firstChild instanceof Text) firstChild.data = firstChild.data.replace(/^[\s\u00a0]+/, '');
    for (let last = block.lastChild; last; last = block.lastChild) {
      if (last instanceof Text) last.data = last.data.replace(/[\s\u00a0]+$/, '');
      const isNothing = last instanceof Text ? last.data === '' : last instanceof Element && last.localName === 'br';
      if (!isNothing) break;
      last.remove();
    }
  }
}

/** A list item or cell with one paragraph needs none. */
function unwrapSoleParagraphs(body: Element): void {
  for (const paragraph of body.querySelectorAll('li > p:first-child, td > p:only-child, th > p:only-child')) {
    const before = paragraph.previousSibling;
    if (before !== null && !isBlank(before)) continue;
    const others = [...(paragraph.parentElement?.children ?? [])].filter((child) => child !== paragraph);
    if (others.every((child) => child.localName === 'ul' || child.localName === 'ol')) {
      paragraph.replaceWith(...paragraph.childNodes);
    }
  }
}

/** Repairs the structure of simplified HTML in place: nested lists, split formatting, empty elements, loose text. */
export function tidyStructure(body: Element): void {
  nestLists(body);
  body.normalize();
  mergeMarks(body);
  removeEmpty(body);
  wrapLooseText(body);
  unwrapSoleParagraphs(body);
  body.normalize();
  collapseSpaces(body);
  trimBlocks(body);
  body.normalize();
}
