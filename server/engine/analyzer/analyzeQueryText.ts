import { termsOf, type Term, type Word } from './tokenize';

/** The words that are accepted at one position of a phrase. */
export type Alternatives = readonly Word[];
/** A phrase: the alternatives at each position. */
export type Sequence = readonly Alternatives[];

/**
 * Up to this many compounds, every combination of joined and separate forms is tried; beyond it, only all joined and
 * all separate.
 */
const combinedTerms = 3;

function partSequence(term: Term): Sequence {
  return term.parts.map((part) => {
    if (part.symbol !== null) return [part.symbol];
    return part.possessive === null ? [part.word] : [part.word, part.possessive];
  });
}

/**
 * Appends each of the choices to every variant. A single choice is appended in place, so that a long text isn't copied
 * for each word.
 */
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

/** The ways to write a term. A dotted acronym isn't searched as a joined word, or U.S. would match every "us". */
function choicesOf(term: Term): Sequence[] {
  const parts = partSequence(term);
  return term.joined === null || isAcronym(term) ? [parts] : [parts, [[term.joined]]];
}

/**
 * The word sequences that a query's text stands for; an article matches if it contains one of them. `COVID-19` stands
 * for "covid 19" and `covid19`. Returns [] if the text contains no words, only signs; then nothing matches.
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

/** A prefix and the words that must directly precede it, as written (`covid-1` gives covid, then 1…). */
interface PrefixSequence {
  lead: readonly Word[];
  prefix: string;
}

/** The sequences of a prefix's text. Words before the last part are compared without stemming, as the prefix is. */
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

/** A word of a query for the relevance score: its own forms, and the compound that it is part of. */
interface RankedWord {
  words: Alternatives;
  joined: Word | null;
}

/** The single words of a text. An article scores for each of them, whether it contains `COVID-19` or `covid19`. */
export function rankedWordsOf(text: string): RankedWord[] {
  return termsOf(text).flatMap((term) => {
    const joined = isAcronym(term) ? null : term.joined;
    return partSequence(term).map((words) => ({ words, joined }));
  });
}
