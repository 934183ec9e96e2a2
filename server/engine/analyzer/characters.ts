/** The role of a character in tokenization. */
export const characterKind = {
  /** Ends a word. */
  separator: 0,
  letter: 1,
  digit: 2,
  /** Extends the character before it: accents, vowel signs, joiners, soft hyphens. */
  extender: 3,
  /** A word of its own, in scripts written without spaces. */
  single: 4,
} as const;

const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc\uff70]$/u;
const wordCharacter = /^[\p{L}\p{Nl}\u2080-\u2089\u3380-\u33df]$/u;
const decimalDigit = /^\p{Nd}$/u;
// Marks, medial and final Hangul letters, half-width voicing marks, and invisible characters within a word.
const extender = /^(?:[\p{M}\u1160-\u11ff\uff9e\uff9f\u00ad\u200b\u2060\ufeff]|\u200c|\u200d)$/u;
// Letters according to Unicode, but used as apostrophes.
const apostropheLetters = /^[\u02b9\u02bb\u02bc]$/u;

function classify(character: string): number {
  if (extender.test(character)) return characterKind.extender;
  if (apostropheLetters.test(character)) return characterKind.separator;
  if (decimalDigit.test(character)) return characterKind.digit;
  if (!wordCharacter.test(character)) return characterKind.separator;
  return unspaced.test(character) ? characterKind.single : characterKind.letter;
}

const plane = new Uint8Array(0x10000);
for (let code = 0; code < 0x10000; code += 1) plane[code] = classify(String.fromCharCode(code));

/** Returns the kind of the code point at an index and its length in UTF-16 units. */
export function kindAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code < 0xd800 || code > 0xdfff) return plane[code] ?? characterKind.separator;
  return classify(String.fromCodePoint(text.codePointAt(index) ?? 0));
}

/** The length of the code point at an index, in UTF-16 units: 1 or 2. */
export function widthAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code < 0xd800 || code > 0xdbff) return 1;
  const next = text.charCodeAt(index + 1);
  return next >= 0xdc00 && next <= 0xdfff ? 2 : 1;
}

/** True for hyphens that join the parts of a term. Dashes and minus signs separate words. */
export function isHyphen(code: number): boolean {
  return code === 0x2d || code === 0x2010 || code === 0x2011 || code === 0xfe63 || code === 0xff0d;
}

export function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019 || code === 0x2bc || code === 0x2bb || code === 0x2b9 || code === 0xff07;
}

/** True for the marks in Hebrew abbreviations (צה״ל). */
export function isGeresh(code: number): boolean {
  return code === 0x5f3 || code === 0x5f4;
}

/**
 * True for a zero-width non-joiner within a Persian word (واکسن‌های). In other scripts this character only affects how
 * letters are drawn.
 */
export function isPersianJoint(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== 0x200c || at === 0) return false;
  const before = text.charCodeAt(at - 1);
  return before >= 0x620 && before <= 0x6d3;
}

export function isDot(code: number): boolean {
  return code === 0x2e || code === 0xff0e;
}
