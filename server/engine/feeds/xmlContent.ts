import { feedLimits } from '@contract/limits';
import { decodeEntities, type XmlElement, type XmlText } from './xmlTree';
import type { Vocabulary } from './namespaces';

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

/** The direct children with this name, in document order. */
export function childrenOf(element: XmlElement, name: string, vocabulary: Vocabulary = 'core'): XmlElement[] {
  return element.children.filter(isElement).filter((child) => child.name === name && child.vocabulary === vocabulary);
}

/** The first child with this local name in lower case, or undefined. */
export const childOf = (element: XmlElement, name: string, vocabulary: Vocabulary = 'core'): XmlElement | undefined =>
  childrenOf(element, name, vocabulary)[0];

/** All descendants for which `matches` returns true, in document order. Doesn't descend into matching elements. */
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

/** The trimmed value of an attribute, or an empty string. */
export const attributeOf = (element: XmlElement | undefined, name: string): string =>
  element?.attributes.get(name)?.trim() ?? '';

const textValue = ({ raw, cdata }: XmlText) => (cdata ? raw : decodeEntities(raw));

/** The trimmed text of an element and its descendants, with entities decoded once. */
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

/** The content of an element as HTML source: elements as they are, text as written. */
export const innerMarkup = (element: XmlElement): string =>
  element.children.map((child) => (isElement(child) ? markupOf(child) : child.raw)).join('');

/** The HTML in an element: escaped or in CDATA, as it should be, or as inline markup, as it often is. */
export function htmlOf(element: XmlElement | undefined): string {
  if (!element) return '';
  const text = element.children.some(isElement) ? innerMarkup(element) : textOf(element);
  return text.trim();
}

/**
 * xml:lang of an element or its nearest ancestor with one. Ignores excessively long values, because every item reads
 * it.
 */
export function languageOf(element: XmlElement | null): string {
  if (!element) return '';
  const value = element.attributes.get('xml:lang') ?? '';
  return (value.length > feedLimits.parse.nameLength ? '' : value.trim()) || languageOf(element.parent);
}
