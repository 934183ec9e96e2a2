import { termsOf, type Term, type Word } from './tokenize';

/** What may stand at one position of a phrase: any of these words. */
export type Alternatives = readonly Word[];
/** A phrase: what stands at each of its positions. */
export type Sequence = readonly Alternatives[];

/** Joined forms are tried in every combination up to this many; beyond, only all and none. */
const combinedTerms = 3;

function partSequence(term: Term): Sequence {
  return term.parts.map((part) => {
    if (part.symbol !== null) return [part.symbol];
    return part.possessive === null ? [part.word] : [part.word, part.possessive];
  });
}

/** Appends to every variant each of the choices. A single choice is appended in place: a long text is not copied for each word. */
function append(variants: Alternatives[][], choices: readonly Sequence[]): Alternatives[][] {
  const [only] = choices;
  if (choices.length > 1 || only === undefined) {
    return variants.flatMap((variant) => choices.map((choice) => [...variant, ...choice]));
  }
  for (const variant of variants) variant.push(...only);
  return variants;
}

function isAcronym(term: Term): boolean {
  return term.parts.every((part) => part.word.folded.length === 1);
}

/** A term's ways to be written; a dotted acronym is not looked for as a word, or U.S. would find every "us". */
function choicesOf(term: Term): Sequence[] {
  const parts = partSequence(term);
  return term.joined === null || isAcronym(term) ? [parts] : [parts, [[term.joined]]];
}

/**
 * The sequences of words that a query's text stands for: an article that has one of them has the text. `COVID-19` stands
 * for "covid 19" and `covid19`. [] where the text holds no word at all (only signs): nothing matches that.
 */
export function sequencesOf(text: string): Sequence[] {
  const terms = termsOf(text);
  if (terms.length === 0) return [];
  const choices = terms.map(choicesOf);
  if (choices.filter((choice) => choice.length > 1).length <= combinedTerms) {
    return choices.reduce<Alternatives[][]>(append, [[]]);
  }
  return [choices.flatMap((choice) => choice[0] ?? []), choices.flatMap((choice) => choice.at(-1) ?? [])];
}

/** A prefix and the words that must stand directly before it, as written (`covid-1` → covid, then 1…). */
export interface PrefixSequence {
  lead: readonly Word[];
  prefix: string;
}

/** What a prefix's text stands for; words before its last part are compared unstemmed, as the prefix itself is. */
export function prefixesOf(text: string): PrefixSequence[] {
  const terms = termsOf(text);
  const parts = terms.flatMap((term) => term.parts);
  const last = parts.at(-1);
  const lastTerm = terms.at(-1);
  if (last === undefined || lastTerm === undefined) return [];
  const lead = parts.slice(0, -1).map((part) => part.symbol ?? part.word);
  const found = [{ lead, prefix: (last.symbol ?? last.possessive ?? last.word).folded }];
  if (lastTerm.joined !== null && !isAcronym(lastTerm)) {
    found.push({ lead: lead.slice(0, parts.length - lastTerm.parts.length), prefix: lastTerm.joined.folded });
  }
  return found;
}

/** A word of a query's text as relevance counts it: its own forms, and the term that it is a part of, written together. */
export interface RankedWord {
  words: Alternatives;
  joined: Word | null;
}

/** The words of a text one by one: an article counts for each, whether it writes `COVID-19` or `covid19`. */
export function rankedWordsOf(text: string): RankedWord[] {
  return termsOf(text).flatMap((term) => {
    const joined = isAcronym(term) ? null : term.joined;
    return partSequence(term).map((words) => ({ words, joined }));
  });
}
