// Invisible format characters in pasted text. The joiners (U+200C, U+200D) are left out because some scripts need them
// to spell words.
const zeroWidth = '\u200b\u2060\ufeff';
const bidirectional = '\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

/**
 * Characters that open and close a phrase, by family: a phrase ends at the next character of the family that opened it.
 * Contains all quotation marks of Unicode except the single ones that also serve as apostrophes, plus ornamental
 * quotation marks and the brackets of Chinese titles.
 */
const quoteFamilies = ['"\uff02', '“”„‟⹂❝❞〝〞〟', '❛❜', '«»', '‹›', '❮❯', '「」｢｣﹁﹂', '『』﹃﹄', '《》', '〈〉'];
export const quoteMarks = quoteFamilies.join('');
const familyOf = new Map(quoteFamilies.flatMap((family) => [...family].map((quote) => [quote, family] as const)));

const space = /\s/u;
// Must agree with the server's tokenizer: letters (except the apostrophes that Unicode classifies as letters), digits,
// and the number and unit symbols that normalize to them.
const searchable = /(?![\u02b9\u02bb\u02bc])[\p{L}\p{Nd}\p{Nl}\u2080-\u2089\u3380-\u33df]/u;
const dashes = '‐‑‒–—―−﹘﹣－';

export function isSpace(char: string): boolean {
  const code = char.charCodeAt(0);
  if (code < 128) return code === 32 || (code > 8 && code < 14);
  return space.test(char) || bidirectional.includes(char) || zeroWidth.includes(char);
}

/** Returns true for invisible characters that don't end a word; pasted text contains them within words. */
export function isZeroWidth(char: string): boolean {
  return char > '\u2000' && zeroWidth.includes(char);
}

export function withoutZeroWidth(text: string): string {
  return text.replace(/[\u200b\u2060\ufeff]/g, '');
}

/** The family of a quotation mark, or undefined for any other character. */
export function quoteFamily(char: string): string | undefined {
  if (char < '\u0080' && char !== '"') return undefined;
  return familyOf.get(char);
}

/** True for a typographic dash or minus, which isn't the operator `-`. */
export function isTypographicDash(char: string): boolean {
  return dashes.includes(char);
}

export const isOpenBracket = (char: string): boolean => char === '(' || char === '（';
export const isCloseBracket = (char: string): boolean => char === ')' || char === '）';

/** True if a text contains a letter or digit of any script, so that it can be searched for. */
export function hasSearchable(text: string): boolean {
  return searchable.test(text);
}

/** The number of letters and digits after NFC normalization, so that an accented letter counts once. */
export function countSearchable(text: string): number {
  return [...text.normalize('NFC')].filter((char) => searchable.test(char)).length;
}

/** True if the character at offset `at` ends the word before it. */
export function isBreak(text: string, at: number): boolean {
  const char = text.charAt(at);
  if ('()（）[]{}^~|'.includes(char) || quoteFamily(char) !== undefined) return true;
  if (isSpace(char)) return !isZeroWidth(char);
  return char === '&' && text.charAt(at + 1) === char;
}

/** The offset of the first forbidden character (a control character or an unpaired surrogate), or -1. */
export function badCharacterAt(text: string): number {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32) || code === 127) return at;
    if (code < 0xd800 || code > 0xdfff) continue;
    const next = text.charCodeAt(at + 1);
    if (code > 0xdbff || !(next >= 0xdc00 && next <= 0xdfff)) return at;
    at += 1;
  }
  return -1;
}

/** Trims the text and replaces each run of white space with one space. */
export function collapseSpace(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}
