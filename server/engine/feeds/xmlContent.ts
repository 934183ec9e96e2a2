import { feedLimits } from '@contract/limits';
import { decodeEntities, type XmlElement, type XmlText } from './xmlTree';
import type { Vocabulary } from './vocabularies';

const isElement = (child: XmlElement | XmlText): child is XmlElement => 'name' in child;

const voidElements = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** The direct children of one name, in document order. */
export function childrenOf(element: XmlElement, name: string, vocabulary: Vocabulary = 'core'): XmlElement[] {
  return element.children.filter(isElement).filter((child) => child.name === name && child.vocabulary === vocabulary);
}

/** The first child of that name, local and in lower case; undefined where there is none. */
export const childOf = (element: XmlElement, name: string, vocabulary: Vocabulary = 'core'): XmlElement | undefined =>
  childrenOf(element, name, vocabulary)[0];

/** All elements below that `matches`, in document order; does not look inside those it found. */
export function descendants(element: XmlElement, matches: (candidate: XmlElement) => boolean): XmlElement[] {
  const found: XmlElement[] = [];
  const search = ({ children }: XmlElement): void => {
    for (const child of children) {
      if (!isElement(child)) continue;
      if (matches(child)) found.push(child);
      else search(child);
    }
  };
  search(element);
  return found;
}

/** An attribute's value, trimmed; empty where there is none. */
export const attributeOf = (element: XmlElement | undefined, name: string): string =>
  element?.attributes.get(name)?.trim() ?? '';

const textValue = ({ raw, cdata }: XmlText) => (cdata ? raw : decodeEntities(raw));

/** The text of an element and all below it, entities decoded once, trimmed. */
export function textOf(element: XmlElement | undefined): string {
  if (!element) return '';
  const parts = element.children.map((child) => (isElement(child) ? textOf(child) : textValue(child)));
  return parts.join('').trim();
}

const quoted = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function markupOf(element: XmlElement): string {
  const attributes = [...element.attributes]
    .filter(([name]) => !name.startsWith('xmlns'))
    .map(([name, value]) => ` ${name}="${quoted(value)}"`);
  const open = `<${element.name}${attributes.join('')}>`;
  return voidElements.has(element.name) ? open : `${open}${innerMarkup(element)}</${element.name}>`;
}

/** What stands inside an element as HTML: its elements as they are, its text as it is written in the source. */
export const innerMarkup = (element: XmlElement): string =>
  element.children.map((child) => (isElement(child) ? markupOf(child) : child.raw)).join('');

/** The HTML that an element carries: escaped or in CDATA, as it should be, or as bare markup, as it often is. */
export function htmlOf(element: XmlElement | undefined): string {
  if (!element) return '';
  const text = element.children.some(isElement) ? innerMarkup(element) : textOf(element);
  return text.trim();
}

/** An attribute that is looked up again for every item below it; empty where it is longer than any that means something. */
function inheritedAttribute(element: XmlElement, name: string): string {
  const value = element.attributes.get(name) ?? '';
  return value.length > feedLimits.fetch.urlLength ? '' : value.trim();
}

function baseOf(element: XmlElement | null, documentUrl: string): string {
  if (!element) return documentUrl;
  const outer = baseOf(element.parent, documentUrl);
  const own = inheritedAttribute(element, 'xml:base');
  return own && URL.canParse(own, outer) ? new URL(own, outer).href : outer;
}

/** xml:base (W3C XML Base) of an element, resolved through its ancestors; empty where none of them has one. */
export function ownBase(element: XmlElement, documentUrl: string): string {
  const base = baseOf(element, documentUrl);
  return base === documentUrl ? '' : base;
}

/** xml:lang of an element or the nearest ancestor that has one. */
export function languageOf(element: XmlElement | null): string {
  return element ? inheritedAttribute(element, 'xml:lang') || languageOf(element.parent) : '';
}
