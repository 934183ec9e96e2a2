import type { NewsDocument } from '@contract/newsml/newsDocument';
import { writeNewsItem } from '@contract/newsml/writeNewsItem';
import { escapeXmlAttribute, escapeXmlText } from '@contract/newsml/xmlText';
import { parseInertHtml } from './inertHtml';

const voidElements = new Set(['br', 'col', 'hr', 'img', 'wbr']);
const plainName = /^[a-z][a-z\d]*$/;
const attributeName = /^[a-z][a-z\d-]*$/;

/** Elements and attributes whose names XML doesn't allow, or only with a namespace, are left out. */
function xhtmlOf(node: Node): string {
  if (node instanceof Text) return escapeXmlText(node.data);
  const content = () => [...node.childNodes].map(xhtmlOf).join('');
  if (!(node instanceof Element)) return '';
  const name = node.localName;
  if (!plainName.test(name)) return content();
  const attributes = [...node.attributes]
    .filter((attribute) => attributeName.test(attribute.name) && attribute.name !== 'xmlns')
    .map((attribute) => ` ${attribute.name}="${escapeXmlAttribute(attribute.value)}"`)
    .join('');
  return voidElements.has(name) ? `<${name}${attributes}/>` : `<${name}${attributes}>${content()}</${name}>`;
}

const toXhtml = (html: string): string => [...parseInertHtml(html).childNodes].map(xhtmlOf).join('');

/** The article as NewsML-G2 in Base64, as the server takes it. */
export function encodeArticle(document: NewsDocument): string {
  const bytes = new TextEncoder().encode(writeNewsItem(document, { toXhtml, audience: 'internal' }));
  // In parts: a call takes only so many arguments.
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 0x8000)));
  }
  return btoa(parts.join(''));
}
