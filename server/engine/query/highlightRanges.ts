import type { QueryNode } from '@contract/query/ast';
import { limits } from '@contract/limits';
import type { Alternatives } from '../analyzer/analyseQueryText';
import { comparedLexemes } from '../analyzer/lexemes';
import { languageCode } from '../analyzer/stemmers';
import { merged } from './matches';
import { phrasePositions, PhraseSteps } from './phrase';
import type { TextTokens, WordNumbers } from './textTokens';
import { planOf, type ArticlePart, type PhrasePlan, type Plan, type PrefixPlan, type WordsPlan } from './plan';

/** A range of a text to highlight, in UTF-16 offsets with an exclusive end. */
export interface Mark {
  start: number;
  end: number;
}

type Marker = WordsPlan | PhrasePlan | PrefixPlan;

/**
 * The parts of a query that can be highlighted in a text: words outside NOT, in the fields that the text belongs to.
 */
function markersOf(plan: Plan, part: ArticlePart): Marker[] {
  switch (plan.kind) {
    case 'and':
    case 'or':
      return plan.children.flatMap((child) => markersOf(child, part));
    case 'words':
    case 'phrase':
    case 'prefix':
      return plan.sign === '' && (plan.part === 'any' || plan.part === part) ? [plan] : [];
    default:
      return [];
  }
}

/** A marker whose words are indexes in `Sought.lexemesOf`. */
type SoughtMarker =
  | { kind: 'words'; words: number }
  | { kind: 'phrase'; sequence: readonly number[]; distinct: readonly number[]; slop: number }
  | PrefixPlan;

/**
 * The lexemes that a query looks for in texts of one language and part. Built once, because a result page has hundreds
 * of texts.
 */
class Sought {
  readonly markers: readonly SoughtMarker[];
  /** The lexemes of each word; words may repeat. */
  readonly lexemesOf: (readonly string[])[] = [];
  private readonly wordNumbers = new Map<string, number>();
  private readonly lexemes = new Set<string>();
  private readonly prefixes: readonly string[];
  private readonly known = new Map<number, readonly string[]>();
  /** The word numbers that `known` refers to. */
  private numbers: WordNumbers | null = null;

  constructor(
    query: QueryNode,
    part: ArticlePart,
    private readonly language: string,
  ) {
    const markers = markersOf(planOf(query), part);
    this.prefixes = markers.flatMap((marker) => (marker.kind === 'prefix' ? [marker.prefix] : []));
    this.markers = markers.map((marker) => this.soughtMarker(marker));
  }

  private soughtMarker(marker: Marker): SoughtMarker {
    if (marker.kind === 'words') return { kind: 'words', words: this.numberOf(marker.words) };
    if (marker.kind === 'phrase') {
      const sequence = marker.sequence.map((words) => this.numberOf(words));
      return { kind: 'phrase', sequence, distinct: [...new Set(sequence)], slop: marker.slop };
    }
    for (const { folded } of marker.lead) this.lexemes.add(folded);
    return marker;
  }

  private numberOf(words: Alternatives): number {
    const lexemes = words.flatMap((word) => comparedLexemes(word, this.language));
    const key = lexemes.join('\n');
    let number = this.wordNumbers.get(key);
    if (number === undefined) {
      number = this.lexemesOf.push(lexemes) - 1;
      this.wordNumbers.set(key, number);
      for (const lexeme of lexemes) this.lexemes.add(lexeme);
    }
    return number;
  }

  has(lexeme: string): boolean {
    return this.lexemes.has(lexeme) || this.prefixes.some((prefix) => lexeme.startsWith(prefix));
  }

  /** The searched lexemes among those of a word; empty for most words. */
  of(numbers: WordNumbers, word: number): readonly string[] {
    if (numbers !== this.numbers) {
      this.numbers = numbers;
      this.known.clear();
    }
    let found = this.known.get(word);
    if (found === undefined) {
      found = numbers.lexemesOf(word, this.language).filter((lexeme) => this.has(lexeme));
      this.known.set(word, found);
    }
    return found;
  }
}

const soughtOf = new WeakMap<QueryNode, Map<string, Sought>>();

function sought(query: QueryNode, part: ArticlePart, language: string): Sought {
  let all = soughtOf.get(query);
  if (all === undefined) soughtOf.set(query, (all = new Map<string, Sought>()));
  const key = `${part} ${language}`;
  let one = all.get(key);
  if (one === undefined) all.set(key, (one = new Sought(query, part, language)));
  return one;
}

class MarkedText {
  private readonly positions = new Map<string, number[]>();
  /** Merged positions by word, cached for words that a query repeats. */
  private readonly ofWords: (readonly number[])[] = [];
  private readonly steps = new PhraseSteps();

  constructor(
    private readonly tokens: TextTokens,
    private readonly looked: Sought,
  ) {
    const { words, others } = tokens;
    let other = 0;
    for (let position = 0; position < words.length; position += 1) {
      this.add(words[position] ?? 0, position);
      for (; others[other] === position; other += 2) this.add(others[other + 1] ?? 0, position);
    }
  }

  private add(word: number, position: number): void {
    for (const lexeme of this.looked.of(this.tokens.numbers, word)) this.put(lexeme, position);
  }

  private put(lexeme: string, position: number): void {
    const list = this.positions.get(lexeme);
    if (list === undefined) this.positions.set(lexeme, [position]);
    else if (list.at(-1) !== position) list.push(position);
  }

  private of(words: number): readonly number[] {
    return (this.ofWords[words] ??= merged(
      (this.looked.lexemesOf[words] ?? []).map((lexeme) => this.positions.get(lexeme) ?? []),
    ));
  }

  private withPrefix(prefix: string): readonly number[] {
    return merged([...this.positions].filter(([lexeme]) => lexeme.startsWith(prefix)).map(([, list]) => list));
  }

  positionsOf(marker: SoughtMarker): Iterable<number> {
    switch (marker.kind) {
      case 'words':
        return this.of(marker.words);
      case 'phrase': {
        const { sequence, distinct, slop } = marker;
        // A match needs a position for each of its words.
        const isLonger = sequence.length > this.tokens.words.length;
        if (isLonger || distinct.some((words) => this.of(words).length === 0)) return [];
        return phrasePositions(
          sequence.map((words) => this.of(words)),
          slop,
          this.steps,
        );
      }
      case 'prefix': {
        const lead = marker.lead.map((word) => this.positions.get(word.folded) ?? []);
        return phrasePositions([...lead, this.withPrefix(marker.prefix)], 0, this.steps);
      }
    }
  }

  spanAt(position: number): Mark {
    const { starts, ends } = this.tokens;
    return { start: starts[position] ?? 0, end: ends[position] ?? 0 };
  }
}

const joint = /^(?:[-\u2010\u2011.'\u2019_\u05f3\u05f4]|\u200c)?$/;

/**
 * The ranges of a text that match the query's words, in order and without overlap. Adjacent parts of one term are
 * merged.
 * @param tokens The tokens of the text.
 * @param part The part of the article that the text is: words searched in the headline only aren't marked in the body.
 */
export function marksIn(
  query: QueryNode,
  text: string,
  tokens: TextTokens,
  language: string | null,
  part: ArticlePart,
): Mark[] {
  const looked = sought(query, part, languageCode(language, limits.defaultLanguage));
  if (looked.markers.length === 0) return [];
  const marked = new MarkedText(tokens, looked);
  const positions = new Set(looked.markers.flatMap((marker) => [...marked.positionsOf(marker)]));
  const marks: Mark[] = [];
  for (const position of [...positions].sort((a, b) => a - b)) {
    const span = marked.spanAt(position);
    const last = marks.at(-1);
    if (last !== undefined && joint.test(text.slice(last.end, span.start))) last.end = span.end;
    else marks.push(span);
  }
  return marks;
}
