import { en, type Catalogue, type TextKey } from './en';

let catalogue: Catalogue = en;

/** Switches the language; what is on the screen changes with its next render. */
export function setCatalogue(next: Catalogue): void {
  catalogue = next;
}

/** The text of a key, with `{names}` filled in. */
export function t(key: TextKey, values?: Readonly<Record<string, string | number>>): string {
  const text = catalogue[key];
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

export function hasText(key: string): key is TextKey {
  return Object.hasOwn(catalogue, key);
}
