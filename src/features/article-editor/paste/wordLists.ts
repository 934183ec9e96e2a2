import { styleOf } from './officeMarkup';

type ListName = 'ul' | 'ol';

interface WordListItem {
  /** The element in whose place the item is. */
  block: Element;
  /** The element with the item's content: the block or within it. */
  content: Element;
  /** Identifies Word's list definition, such as `l0`. */
  list: string;
  /** 1 or more. */
  level: number;
  name: ListName;
  /** The number of the item, if it has one that a list can begin with. */
  number: number | null;
}

interface OpenList {
  element: Element;
  list: string;
  level: number;
}

/** Which levels are bulleted, as Word's style sheet says: `@list l0:level1 {mso-level-number-format:bullet; …}`. */
function levelFormats(css: string): ReadonlyMap<string, ListName> {
  const rules = css.matchAll(/@list\s+(l\d+):level(\d+)[^{]*\{([^}]*)\}/gi);
  return new Map(
    [...rules].map(([, list = '', level = '', rule = '']) => [
      `${list.toLowerCase()} ${level}`,
      // Decimal numbers are Word's default, which it doesn't write.
      /mso-level-number-format:\s*(bullet|image)/i.test(rule) ? 'ul' : 'ol',
    ]),
  );
}

/** Takes the marker, such as `1.` or `·` with spaces after it, out of a paragraph. */
function takeMarker(paragraph: Element): string {
  const markers = [...paragraph.querySelectorAll('*')].filter((element) => styleOf(element, 'mso-list') === 'ignore');
  const text = markers.map((marker) => marker.textContent).join('');
  markers.forEach((marker) => marker.remove());
  return text.replace(/[\s\u00a0]+/g, '');
}

/** `1.`, `(a)`, `iv)`: anything with a letter or digit and a sign beside it. Word's second bullet is a lone `o`. */
const isNumbered = (marker: string) => /^[([]?([\da-z]{1,8}[.)\]:]+)+$/i.test(marker) || /^\d+$/.test(marker);

function itemOf(paragraph: Element, formats: ReadonlyMap<string, ListName>): WordListItem | null {
  if (paragraph.localName !== 'p') return null;
  const [, list, level] = /^(l\d+)\s+level(\d+)/.exec(styleOf(paragraph, 'mso-list')) ?? [];
  if (list === undefined || level === undefined) return null;
  const marker = takeMarker(paragraph);
  const name = formats.get(`${list} ${level}`) ?? (isNumbered(marker) ? 'ol' : 'ul');
  const [digits] = /\d+/.exec(marker) ?? [];
  const number = digits === undefined ? null : Number(digits);
  return { block: paragraph, content: paragraph, list, level: Number(level), name, number };
}

/** Word for the web: a list of its own around each item, with the level as an attribute. */
const onlineItem = 'div.ListContainerWrapper';

function onlineItemOf(block: Element): WordListItem | null {
  if (!block.matches(onlineItem)) return null;
  const [content, ...others] = block.querySelectorAll('li');
  const list = content?.parentElement;
  if (!content || !list || others.length > 0) return null;
  const start = Number(list.getAttribute('start') ?? '1');
  return {
    block,
    content,
    list: content.getAttribute('data-listid') ?? '',
    level: Number(content.getAttribute('data-aria-level')) || 1,
    name: list.localName === 'ol' ? 'ol' : 'ul',
    number: Number.isInteger(start) ? start : null,
  };
}

/** A paragraph of a list item without a marker of its own. */
const isContinuation = (element: Element) =>
  element.localName === 'p' && element.className.startsWith('MsoListParagraph') && styleOf(element, 'mso-list') === '';

/** Adds adjacent items to nested lists, which begin in place of the first one. */
class ListBuilder {
  private open: OpenList[] = [];

  add(item: WordListItem): void {
    while ((this.open.at(-1)?.level ?? 0) > item.level) this.open.pop();
    const last = this.open.at(-1);
    const isSame =
      last?.level === item.level && last.element.localName === item.name && (last.list === item.list || item.level > 1);
    if (!isSame) {
      if (last?.level === item.level) this.open.pop();
      this.begin(item);
    }
    const entry = item.block.ownerDocument.createElement('li');
    entry.append(...item.content.childNodes);
    this.open.at(-1)?.element.append(entry);
    item.block.remove();
  }

  /** Adds a paragraph to the last item; returns false if there is none. */
  continueWith(paragraph: Element): boolean {
    const entry = this.open.at(-1)?.element.lastElementChild;
    entry?.append(paragraph);
    return entry !== undefined && entry !== null;
  }

  end(): void {
    this.open = [];
  }

  private begin({ block, list, level, name, number }: WordListItem): void {
    const element = block.ownerDocument.createElement(name);
    if (name === 'ol' && number !== null && number > 1) element.setAttribute('start', String(number));
    const parent = this.open.at(-1)?.element.lastElementChild;
    if (parent) parent.append(element);
    else block.before(element);
    this.open.push({ element, list, level });
  }
}

/**
 * Turns Word's lists into nested `ul` and `ol`. Word writes each item as a paragraph with its list and level in the
 * style (`mso-list:l0 level2 lfo1`) and its marker as text; Word for the web writes a list around each item.
 * @param css The style sheet of the pasted document, which says which levels are numbered; otherwise the marker decides
 */
export function convertWordLists(body: HTMLElement, css: string): void {
  const formats = levelFormats(css);
  const parents = new Set([...body.querySelectorAll(`p, ${onlineItem}`)].map((block) => block.parentElement ?? body));
  for (const parent of parents) {
    const lists = new ListBuilder();
    for (const element of [...parent.children]) {
      const item = itemOf(element, formats) ?? onlineItemOf(element);
      if (item) lists.add(item);
      else if (!isContinuation(element) || !lists.continueWith(element)) lists.end();
    }
  }
}
