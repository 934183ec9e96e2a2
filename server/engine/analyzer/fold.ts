/** Letters without a Unicode decomposition, with their usual replacement on other keyboards. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ς: 'σ',
  ё: 'е',
};

const asciiWord = /^[0-9a-z+#.]*$/;
const plainLetter = /[ßæœøđðłþıħςё]/g;
// Combining accents, Hebrew points, Arabic vowel signs, and the tatweel, which people leave out when typing.
const accents =
  /[\u0300-\u036f]|[\u0591-\u05bd]|\u05bf|[\u05c1\u05c2]|[\u05c4\u05c5]|\u05c7|[\u0610-\u061a]|\u0640|[\u064b-\u065f]|\u0670/g;
const ignorable = /\u00ad|\u200b|\u200c|\u200d|\u2060|\ufe0e|\ufe0f|\ufeff/g;
// й is kept as a letter of its own, because stemmers and readers distinguish it from и.
const shortI = /\u0438\u0306/g;

/** Converts to lower case and NFKC and keeps accents. This is the input of the stemmers. */
export function lowerWord(text: string): string {
  const lower = text.toLowerCase();
  if (asciiWord.test(lower)) return lower;
  return lower.normalize('NFKC').toLowerCase().replace(ignorable, '');
}

/** Removes accents from a lower-case word (as returned by `lowerWord`): `hôpital` → `hopital`, `Straße` → `strasse`. */
export function foldAccents(lower: string): string {
  if (asciiWord.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(shortI, 'й')
    .replace(accents, '')
    .normalize('NFC')
    .replace(plainLetter, (letter) => plainLetters[letter] ?? letter);
}

/** The folded form of a word, independent of case, accents, and width. */
export function foldWord(text: string): string {
  return foldAccents(lowerWord(text));
}

const otherSpelling = /[\u0629\u0649\u06a9\u06cc]|(?![0-9])\p{Nd}/gu;
const arabicLetters: Readonly<Record<string, string>> = { ة: 'ه', ى: 'ي', ک: 'ك', ی: 'ي' };

/** The value of a decimal digit of any script. Unicode digits come in contiguous ranges of ten that start with zero. */
function digitValue(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * A folded word as other keyboards type it: digits of all scripts as 0 to 9, and Arabic letters that are used for each
 * other (`القاهرة` → `القاهره`, `ایرانی` → `ايراني`). Returns the word itself if nothing changes.
 */
export function plainSpelling(folded: string): string {
  if (asciiWord.test(folded)) return folded;
  return folded.replace(otherSpelling, (letter) => arabicLetters[letter] ?? digitValue(letter));
}

const spaces = /[\s\p{Cc}]+/gu;

/** The folded form of an id or whole name (`Bayer  AG` → `bayer ag`), at most `length` characters. */
export function foldWhole(text: string, length: number): string {
  return foldWord(text).replace(spaces, ' ').trim().slice(0, length);
}
