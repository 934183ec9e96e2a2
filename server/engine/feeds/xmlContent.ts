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

/** xml:lang of an element or the nearest ancestor that has one; not what is too long for one, since every item looks for it. */
export function languageOf(element: XmlElement | null): string {
  if (!element) return '';
  const value = element.attributes.get('xml:lang') ?? '';
  return (value.length > feedLimits.parse.nameLength ? '' : value.trim()) || languageOf(element.parent);
}
