import { characterKind, isApostrophe, isDot, isGeresh, isHyphen, isPersianJoint, kindAt, widthAt } from './characters';
import { foldAccents, lowerWord } from './fold';

/** A word in the two forms that the index needs: lower case for the stemmers, and folded. */
export interface Word {
  lower: string;
  folded: string;
}

/** A word at one position of a text. Offsets are UTF-16, with an exclusive end. */
export interface Part {
  start: number;
  end: number;
  word: Word;
  /** The word with its signs: `c++` in addition to `c`. */
  symbol: Word | null;
  /** The word joined with its possessive ending: `alzheimers` in addition to `alzheimer`. */
  possessive: Word | null;
}

/** A unit written without spaces: a single part, or several parts and the compound they form without the joints. */
export interface Term {
  parts: Part[];
  joined: Word | null;
}

/** Words are truncated to this many characters. */
const wordLength = 64;
const joinedParts = 5;
const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const numberAndUnit = /^(\p{Nd}+(?:[.,]\p{Nd}+)*)(\p{L}[\p{L}\p{M}]*)$/u;
const hasLetter = /\p{L}/u;
const shortLetters = /^\p{L}{1,2}$/u;

function makeWord(text: string): Word {
  const lower = lowerWord(text).slice(0, wordLength);
  return { lower, folded: foldAccents(lower).slice(0, wordLength) };
}

/** Normalizes a number: 1,000 becomes 1000; 3.5 keeps its decimal point. */
function numberWord(text: string): string {
  return thousands.test(text) ? text.replaceAll(',', '') : text;
}

function makePart(text: string, start: number, end: number): Part {
  return { start, end, word: makeWord(numberWord(text.slice(start, end))), symbol: null, possessive: null };
}

function isWordKind(kind: number): boolean {
  return kind === characterKind.letter || kind === characterKind.digit;
}

function endOfExtenders(text: string, index: number): number {
  let at = index;
  while (at < text.length && kindAt(text, at) === characterKind.extender) at += widthAt(text, at);
  return at;
}

/** The end of a number that continues after a decimal point or after a comma that groups thousands. */
function numberGoesOn(text: string, start: number, at: number): boolean {
  const next = at + 1;
  if (next >= text.length || kindAt(text, next) !== characterKind.digit) return false;
  if (isDot(text.charCodeAt(at))) return true;
  if (text.charCodeAt(at) !== 0x2c) return false;
  const rest = /^(?:,\d{3})+(?!\d)/.exec(text.slice(at, at + 24));
  return rest !== null && (/^\d{1,3}$/.test(text.slice(start, at)) || text.slice(start, at).includes(','));
}

/** The end of the run of letters and digits that starts at `start`. */
function endOfRun(text: string, start: number): number {
  let at = start;
  let digitsOnly = true;
  while (at < text.length) {
    const kind = kindAt(text, at);
    if (kind === characterKind.letter) digitsOnly = false;
    else if (kind === characterKind.separator && digitsOnly && at > start && numberGoesOn(text, start, at)) {
      at += 1;
      continue;
    } else if (kind !== characterKind.digit && (kind !== characterKind.extender || isPersianJoint(text, at))) break;
    at += widthAt(text, at);
  }
  return at;
}

/** The end of the signs after a run, as in `C++`, `C#`, or `CD4+`; the end of the run if there are none. */
function endOfSigns(text: string, runEnd: number): number {
  let at = runEnd;
  while (at < runEnd + 2 && (text[at] === '+' || text[at] === '#')) at += 1;
  if (at === runEnd) return runEnd;
  const follows = at < text.length ? kindAt(text, at) : characterKind.separator;
  return !isWordKind(follows) && follows !== characterKind.single && text[at] !== '+' && text[at] !== '#' ? at : runEnd;
}

function isJoint(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (isHyphen(code) || isDot(code) || isApostrophe(code) || code === 0x5f) return true;
  return isGeresh(code) || isPersianJoint(text, at);
}

/** The parts of a run: one, or a number and its unit (`50mg`). */
function partsOfRun(text: string, start: number, end: number): Part[] {
  const split =
    end - start <= wordLength && kindAt(text, start) === characterKind.digit
      ? numberAndUnit.exec(text.slice(start, end))
      : null;
  const length = split?.[1]?.length;
  if (length === undefined) return [makePart(text, start, end)];
  return [makePart(text, start, start + length), makePart(text, start + length, end)];
}

/** True if the parts also form a compound without their joints; 24-30 doesn't form 2430. */
function joins(parts: readonly Part[], dotted: boolean): boolean {
  if (parts.length < 2 || parts.length > joinedParts) return false;
  if (dotted) return parts.every((part) => shortLetters.test(part.word.folded));
  return parts.some((part) => hasLetter.test(part.word.folded));
}

interface Scanned {
  term: Term;
  end: number;
}

function takePossessive(text: string, parts: Part[], at: number): number | null {
  if (!isApostrophe(text.charCodeAt(at)) || (text[at + 1] ?? '').toLowerCase() !== 's') return null;
  if (at + 2 < text.length && kindAt(text, at + 2) !== characterKind.separator) return null;
  const last = parts.at(-1);
  if (last === undefined) return null;
  last.possessive = makeWord(`${text.slice(last.start, last.end)}s`);
  last.end = at + 2;
  return at + 2;
}

function scanTerm(text: string, start: number): Scanned {
  const parts: Part[] = [];
  let dotted = false;
  let at = start;
  for (;;) {
    const runEnd = endOfRun(text, at);
    parts.push(...partsOfRun(text, at, runEnd));
    const signsEnd = endOfSigns(text, runEnd);
    const last = parts.at(-1);
    if (signsEnd > runEnd && last !== undefined) {
      last.symbol = makeWord(text.slice(last.start, signsEnd));
      last.end = signsEnd;
    }
    at = signsEnd;
    const afterPossessive = takePossessive(text, parts, at);
    if (afterPossessive !== null) {
      at = afterPossessive;
      if (!isHyphen(text.charCodeAt(at))) break;
    }
    const code = text.charCodeAt(at);
    if (at + 1 >= text.length || !isJoint(text, at) || !isWordKind(kindAt(text, at + 1))) break;
    if (isDot(code)) dotted = true;
    at += 1;
  }
  const joined = joins(parts, dotted) ? makeWord(parts.map((part) => part.word.lower).join('')) : null;
  return { term: { parts, joined }, end: at };
}

/**
 * Calls `onTerm` for each term of a text, in order, until it returns false. Letters and digits form words; hyphens,
 * dots, apostrophes, and underscores join the parts of a term; in scripts without spaces each character is a word.
 * Takes linear time.
 */
export function tokenize(text: string, onTerm: (term: Term) => boolean): void {
  let at = 0;
  while (at < text.length) {
    const kind = kindAt(text, at);
    if (kind === characterKind.single) {
      const end = endOfExtenders(text, at + widthAt(text, at));
      const part = makePart(text, at, end);
      if (!onTerm({ parts: [part], joined: null })) return;
      at = end;
    } else if (isWordKind(kind)) {
      const { term, end } = scanTerm(text, at);
      if (!onTerm(term)) return;
      at = end;
    } else {
      at += widthAt(text, at);
    }
  }
}

/** The terms of a text as a list, for queries and short texts. */
export function termsOf(text: string): Term[] {
  const terms: Term[] = [];
  tokenize(text, (term) => {
    terms.push(term);
    return true;
  });
  return terms;
}
