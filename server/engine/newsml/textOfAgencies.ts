import { textOf } from '../feeds/xmlContent';
import type { XmlElement, XmlText } from '../feeds/xmlTree';
import { exactText } from './xhtml';

type Node = XmlElement | XmlText;

const isElement = (node: Node): node is XmlElement => 'name' in node;
const isBlank = (node: Node): boolean => !isElement(node) && node.raw.trim() === '';
const comparable = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

const containers = new Set(['header', 'div', 'section', 'article', 'hgroup']);

/**
 * Leaves out the elements at the beginning of a text that only repeat what the document says elsewhere, such as its
 * headline and byline in the header of dpa's XHTML.
 */
export function withoutRepeated(body: XmlElement, saidElsewhere: readonly string[]): XmlElement {
  const known = new Set(saidElsewhere.map(comparable).filter((text) => text !== ''));
  return { ...body, children: dropRepeated(body.children, known) };
}

function dropRepeated(nodes: readonly Node[], known: ReadonlySet<string>): Node[] {
  const [first, ...others] = nodes;
  if (first === undefined) return [];
  if (isBlank(first)) return dropRepeated(others, known);
  if (!isElement(first)) return [...nodes];
  if (known.has(comparable(textOf(first)))) return dropRepeated(others, known);
  if (!containers.has(first.name)) return [...nodes];
  const children = dropRepeated(first.children, known);
  return children.length === 0 ? dropRepeated(others, known) : [{ ...first, children }, ...others];
}

/** The end of a line before an indented one. */
const indentation = /\r?\n[ \t\u00A0]{2,}/;
const lineBreak = /\r?\n/;
const endsSentence = /[.!?:…]["'”’»)\]]*\s*$/;

/**
 * Splits paragraphs that an agency marks by indentation within one `p`, as Reuters does. Indentation that only formats
 * the source, in which lines end anywhere, splits nothing.
 */
export function withSplitParagraphs(element: XmlElement): XmlElement {
  const children = element.children.flatMap((child): Node[] => {
    if (!isElement(child)) return [child];
    return child.name === 'p' ? splitParagraph(child) : [withSplitParagraphs(child)];
  });
  return { ...element, children };
}

function splitParagraph(paragraph: XmlElement): XmlElement[] {
  if (!isIndentedByParagraph(exactText(paragraph).trim())) return [paragraph];
  const parts: Node[][] = [[]];
  for (const child of paragraph.children) {
    if (isElement(child)) {
      parts.at(-1)?.push(child);
      continue;
    }
    const [first = '', ...others] = child.raw.split(indentation);
    parts.at(-1)?.push({ ...child, raw: first });
    parts.push(...others.map((raw): Node[] => [{ ...child, raw }]));
  }
  return parts.filter((part) => !part.every(isBlank)).map((part) => ({ ...paragraph, children: trimmed(part) }));
}

/** Without the white space at both ends. */
function trimmed(nodes: readonly Node[]): Node[] {
  return nodes.map((node, index) => {
    if (isElement(node)) return node;
    const raw = index === 0 ? node.raw.trimStart() : node.raw;
    return { ...node, raw: index === nodes.length - 1 ? raw.trimEnd() : raw };
  });
}

/** Whether indented lines begin paragraphs: other lines aren't indented, or sentences end before all indented ones. */
function isIndentedByParagraph(text: string): boolean {
  const [, ...lines] = text.split(lineBreak).filter((line) => line.trim() !== '');
  if (!lines.some((line) => /^[ \t\u00A0]{2}/.test(line))) return false;
  if (lines.some((line) => !/^[ \t\u00A0]/.test(line))) return true;
  return text
    .split(indentation)
    .slice(0, -1)
    .every((before) => endsSentence.test(before));
}
