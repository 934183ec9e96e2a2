import { formatNumber, pluralize } from '@contract/numbers';
import { en, type Catalogue, type TextKey } from './en';

const catalogue = new Map<string, string>(Object.entries(en));

/** Takes a part of the catalogue in: a page's own texts, or another language's. What is on the screen changes with its next render. */
export function addTexts(part: Catalogue): void {
  for (const [key, text] of Object.entries(part)) catalogue.set(key, text);
}

/** `{name}`, or `{count, plural, one {# article} other {# articles}}`: the part of ICU MessageFormat that the texts need. */
const placeholder = /\{(\w+)(?:, plural, one \{([^{}]*)\} other \{([^{}]*)\})?\}/g;

/**
 * The text of a key with its placeholders filled in. Numbers are written with thousands separators: pass a string for one
 * that is a name, such as a year.
 */
export function t(key: TextKey, values?: Readonly<Record<string, string | number>>): string {
  const text = catalogue.get(key) ?? key;
  if (!values) return text;
  return text.replace(placeholder, (whole, name: string, one?: string, other?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one !== undefined && other !== undefined) return pluralize(Number(value), one, other);
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}

export function hasText(key: string): key is TextKey {
  return catalogue.has(key);
}
