import { escapeXmlAttribute, escapeXmlText } from '@contract/newsml/xmlText';
import { MarkupLimitError, parseMarkup } from '../feeds/boundedMarkup';
import { plainText } from '../feeds/plainText';
import { attributeOf } from '../feeds/xmlContent';
import { decodeEntities, type XmlElement } from '../feeds/xmlTree';

const voidElements = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
const plainName = /^[a-z][a-z\d]*$/;
const attributeName = /^[a-z][a-z\d-]*$/;

export interface XhtmlOptions {
  /** A different name for an element, or null to keep only its content. */
  rename?: (name: string) => string | null;
  /** The attributes to keep; default: all. */
  keepsAttribute?: (name: string) => boolean;
}

/**
 * Serializes HTML as XML: every element closed, attributes quoted, entities replaced by their characters. Elements and
 * attributes whose names have a prefix are left out, because it would need a namespace. Of excessively nested HTML only
 * the text is kept.
 */
export function toXhtml(html: string, { rename, keepsAttribute = () => true }: XhtmlOptions = {}): string {
  const output: string[] = [];
  const nameOf = (name: string) => (!plainName.test(name) ? null : rename ? rename(name) : name);
  const handlers: Parameters<typeof parseMarkup>[1] = {
    onopentag: (name, attributes) => {
      const written = nameOf(name);
      if (written === null) return;
      const pairs = Object.entries(attributes)
        .filter(([key]) => attributeName.test(key) && key !== 'xmlns' && keepsAttribute(key))
        .map(([key, value]) => ` ${key}="${escapeXmlAttribute(value)}"`);
      output.push(`<${written}${pairs.join('')}${voidElements.has(name) ? '/>' : '>'}`);
    },
    ontext: (text) => output.push(escapeXmlText(text)),
    onclosetag: (name) => {
      const written = nameOf(name);
      if (written !== null && !voidElements.has(name)) output.push(`</${written}>`);
    },
  };
  try {
    parseMarkup(html, handlers);
  } catch (error) {
    if (!(error instanceof MarkupLimitError)) throw error;
    return escapeXmlText(plainText(html));
  }
  return output.join('');
}

const escapedHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The content of an XHTML element as HTML, written like the sanitizer's output. The result is not sanitized. */
export function htmlOfXhtml(element: XmlElement): string {
  const parts: string[] = [];
  for (const child of element.children) {
    if ('raw' in child) {
      parts.push(escapedHtml(child.cdata ? child.raw : decodeEntities(child.raw)));
      continue;
    }
    const attributes = [...child.attributes]
      .filter(([name]) => attributeName.test(name) && name !== 'xmlns')
      .map(([name, value]) => ` ${name}="${escapedHtml(value).replaceAll('"', '&quot;')}"`);
    const start = `<${child.name}${attributes.join('')}`;
    if (voidElements.has(child.name)) parts.push(`${start} />`);
    else parts.push(`${start}>${htmlOfXhtml(child)}</${child.name}>`);
  }
  return parts.join('');
}

/** The text of an element exactly as written, including white space at both ends. */
export const exactText = (element: XmlElement | undefined): string =>
  element?.children
    .map((child) => ('raw' in child ? (child.cdata ? child.raw : decodeEntities(child.raw)) : exactText(child)))
    .join('') ?? '';

/** The part of a qualified code after its alias: `news` of `wdcat:news`. */
export const codeOf = (element: XmlElement | undefined): string => attributeOf(element, 'qcode').replace(/^[^:]*:/, '');
