import { formatNumber, pluralize } from '@contract/numbers';
import { common, errors } from './common';

/**
 * The keys of all texts. Each catalog (a file `texts.ts` beside its page or feature) adds its own by declaration merging,
 * so that `t` knows every key, and nobody has to import all catalogs.
 */
export interface Texts extends Record<keyof typeof common | keyof typeof errors, string> {}

export type TextKey = keyof Texts;
type Catalog = Readonly<Record<string, string>>;

const catalog = new Map<string, string>(Object.entries({ ...common, ...errors }));

/** Adds the texts of a catalog, or replaces them by another language's. The screen shows them at its next render. */
export function registerTexts(texts: Catalog): void {
  for (const [key, text] of Object.entries(texts)) catalog.set(key, text);
}

/** `{name}`, or `{count, plural, one {# article} other {# articles}}`: the part of ICU MessageFormat that the texts need. */
const placeholder = /\{(\w+)(?:, plural, one \{([^{}]*)\} other \{([^{}]*)\})?\}/g;

/**
 * The text of a key with its placeholders filled in. Numbers are written with thousands separators: pass a string for one
 * that is a name, such as a year.
 */
export function t(key: TextKey, values?: Readonly<Record<string, string | number>>): string {
  const text = catalog.get(key) ?? key;
  if (!values) return text;
  return text.replace(placeholder, (whole, name: string, one?: string, other?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one !== undefined && other !== undefined) return pluralize(Number(value), one, other);
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}

export function hasText(key: string): key is TextKey {
  return catalog.has(key);
}
