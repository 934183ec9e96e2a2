import { translationLanguages } from '@contract/translationLanguages';

const names = new Intl.DisplayNames(['en'], { type: 'language' });
const { compare } = new Intl.Collator('en');

/** The name of a language in English: `zh-TW` is Chinese (Taiwan). */
export const languageName = (code: string): string => names.of(code) ?? code;

/** The languages to choose from, by name. */
export const languageOptions: readonly { code: string; name: string }[] = translationLanguages
  .map((code) => ({ code, name: languageName(code) }))
  .sort((one, other) => compare(one.name, other.name));
