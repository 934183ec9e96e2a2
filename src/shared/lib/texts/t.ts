import { en, type Catalogue, type TextKey } from './en';

const catalogue = new Map<string, string>(Object.entries(en));

/** Takes a part of the catalogue in: a page's own texts, or another language's. What is on the screen changes with its next render. */
export function addTexts(part: Catalogue): void {
  for (const [key, text] of Object.entries(part)) catalogue.set(key, text);
}

/** The text of a key, with `{names}` filled in. */
export function t(key: TextKey, values?: Readonly<Record<string, string | number>>): string {
  const text = catalogue.get(key) ?? key;
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

export function hasText(key: string): key is TextKey {
  return catalogue.has(key);
}
