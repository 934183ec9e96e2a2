import { containers, containsBlocks, elementNames, imageSource, linkTarget } from './allowedElements';
import { styleOf } from './officeMarkup';

const marks = new Set(['strong', 'em', 'u', 's', 'sub', 'sup', 'code']);
const headings = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
/** Paragraph styles of Word that are elements elsewhere. */
const wordStyles: Readonly<Record<string, string>> = {
  MsoTitle: 'h2',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
};

interface Context {
  document: Document;
  /** The names of the copies around a node. */
  within: ReadonlySet<string>;
  /** The table of the source whose copy is around a node; tables within tables aren't copied. */
  table: Element | null;
}

const isNormalWeight = (weight: string) => weight === 'normal' || (/^\d+$/.test(weight) && Number(weight) < 600);
const isBold = (weight: string) =>
  weight === 'bold' || weight === 'bolder' || (/^\d+$/.test(weight) && Number(weight) >= 600);

/** The marks that an element's style stands for; block elements have none, because theirs belong to the style sheet. */
function marksOfStyle(element: Element, { within }: Context): string[] {
  if (!['span', 'font', 'b', 'i', 'a', 'u', 'strong', 'em'].includes(element.localName)) return [];
  const inHeading = [...headings].some((heading) => within.has(heading));
  const decoration = `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`;
  const position = styleOf(element, 'vertical-align');
  const found = [
    isBold(styleOf(element, 'font-weight')) && !inHeading ? 'strong' : '',
    /^(italic|oblique)/.test(styleOf(element, 'font-style')) ? 'em' : '',
    decoration.includes('line-through') ? 's' : '',
    decoration.includes('underline') && !within.has('a') && element.localName !== 'a' ? 'u' : '',
    position === 'super' ? 'sup' : position === 'sub' ? 'sub' : '',
  ];
  return found.filter((mark) => mark !== '' && !within.has(mark));
}

/** A table with one cell only is layout. */
const hasSeveralCells = (table: Element) =>
  [...table.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === table).length > 1;

/** The element to write for one of the source, or null if only its content is kept. */
function nameOf(element: Element, { within, table }: Context): string | null {
  const name = wordStyles[element.className] ?? elementNames[element.localName];
  if (name === undefined) return containers.has(element.localName) && !containsBlocks(element) ? 'p' : null;
  // Google Docs wraps everything in `<b style="font-weight:normal">`.
  if (name === 'strong' && isNormalWeight(styleOf(element, 'font-weight'))) return null;
  if (name === 'em' && styleOf(element, 'font-style') === 'normal') return null;
  if (marks.has(name) && (within.has(name) || containsBlocks(element))) return null;
  if (name === 'u' && within.has('a')) return null;
  if (name === 'strong' && [...headings].some((heading) => within.has(heading))) return null;
  if (name === 'table') return table === null && hasSeveralCells(element) ? name : null;
  if (
    ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'].includes(name) &&
    (table === null || element.closest('table') !== table)
  ) {
    return (name === 'td' || name === 'th' || name === 'caption') && !containsBlocks(element) ? 'p' : null;
  }
  if (name === 'p' && (within.has('p') || [...headings].some((heading) => within.has(heading)))) return null;
  return name;
}

function withAttributes(copy: Element, element: Element): Element {
  for (const span of copy.localName === 'td' || copy.localName === 'th' ? ['colspan', 'rowspan'] : []) {
    const value = element.getAttribute(span) ?? '';
    if (/^([2-9]|[1-9]\d{1,2})$/.test(value)) copy.setAttribute(span, value);
  }
  const start = element.getAttribute('start') ?? '';
  if (copy.localName === 'ol' && /^\d{1,6}$/.test(start) && start !== '1') copy.setAttribute('start', start);
  return copy;
}

/** Layout is written with spaces: runs of them, line ends, and those of Word (`mso-spacerun`) become one. */
function simpleText(text: Text, { document, within }: Context): Node[] {
  if (within.has('pre')) return [document.createTextNode(text.data)];
  const isRun = text.parentElement !== null && styleOf(text.parentElement, 'mso-spacerun') === 'yes';
  const data = text.data.replace(isRun ? /[\s\u00a0]+/g : /[^\S\u00a0]+|\s{2,}/g, ' ');
  return [document.createTextNode(data)];
}

function image(element: Element, { document }: Context): Node[] {
  const source = imageSource(element);
  if (source === null) return [];
  const copy = document.createElement('img');
  copy.setAttribute('src', source);
  copy.setAttribute('alt', element.getAttribute('alt') ?? '');
  return [copy];
}

function link(element: Element, context: Context): Node[] {
  const href = linkTarget(element.getAttribute('href') ?? '');
  const inner = { ...context, within: new Set([...context.within, 'a']) };
  if (href === null || context.within.has('a') || containsBlocks(element)) return contentOf(element, context);
  const copy = context.document.createElement('a');
  copy.setAttribute('href', href);
  copy.append(...contentOf(element, inner));
  return [copy];
}

const contentOf = (element: Element, context: Context): Node[] =>
  [...element.childNodes].flatMap((child) => simpleNodes(child, context));

/** The nodes that stand for a node of the source: copies of what is allowed, and otherwise of its content. */
function simpleNodes(node: Node, context: Context): Node[] {
  if (node instanceof Text) return simpleText(node, context);
  return node instanceof Element ? simpleElement(node, context) : [];
}

function simpleElement(element: Element, context: Context): Node[] {
  if (element.localName === 'img') return image(element, context);
  const styles = marksOfStyle(element, context);
  const withStyles = { ...context, within: new Set([...context.within, ...styles]) };
  const name = element.localName === 'a' ? null : nameOf(element, withStyles);
  const inner =
    name === null
      ? withStyles
      : {
          ...context,
          within: new Set([...withStyles.within, name]),
          table: name === 'table' ? element : context.table,
        };
  let nodes = element.localName === 'a' ? link(element, withStyles) : contentOf(element, inner);
  if (name !== null) {
    const copy = withAttributes(context.document.createElement(name), element);
    copy.append(...nodes);
    nodes = [copy];
  }
  if (nodes.length === 0 || containsBlocks(element)) return nodes;
  return styles.reduceRight<Node[]>((content, mark) => {
    const wrapper = context.document.createElement(mark);
    wrapper.append(...content);
    return [wrapper];
  }, nodes);
}

/** Copies the content of an element with nothing but what an article's body allows. */
export function simplifyElements(body: HTMLElement): HTMLElement {
  const document = body.ownerDocument;
  const result = document.createElement('div');
  result.append(...contentOf(body, { document, within: new Set(), table: null }));
  return result;
}
