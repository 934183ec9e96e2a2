import type { QueryNode } from '@contract/query/ast';
import type { Alternatives } from '../analyzer/analyzeQueryText';
import { comparedLexemes } from '../analyzer/lexemes';
import { merged } from './matches';
import { phrasePositions, PhraseSteps } from './phrase';
import { positionsOfWord, type TextTokens, type WordNumbers } from './textTokens';
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

/** The greatest number of positions that one occurrence of a query's words can span. */
export function longestSpan(query: QueryNode, part: ArticlePart): number {
  const spans = markersOf(planOf(query), part).map((marker) => {
    if (marker.kind === 'phrase') return marker.sequence.length + marker.slop;
    return marker.kind === 'prefix' ? marker.lead.length + 1 : 1;
  });
  return Math.max(0, ...spans);
}

/** A marker whose words are indexes in `QueryMarkers.lexemesOf`. */
type IndexedMarker =
  | { kind: 'words'; words: number }
  | { kind: 'phrase'; sequence: readonly number[]; distinct: readonly number[]; slop: number }
  | PrefixPlan;

/**
 * The words and phrases that a query highlights in texts of one language and one part of the article. Built once and
 * used for all of these texts, because a result page has hundreds.
 */
class QueryMarkers {
  readonly markers: readonly IndexedMarker[];
  readonly prefixes: readonly string[];
  /** The lexemes of each word; words may repeat. */
  readonly lexemesOf: (readonly string[])[] = [];
  private readonly indexes = new Map<string, number>();
  private readonly prefixed = new Map<number, readonly string[]>();
  /** The word numbers that `prefixed` refers to. */
  private numbers: WordNumbers | null = null;

  constructor(
    query: QueryNode,
    part: ArticlePart,
    private readonly language: string,
  ) {
    const markers = markersOf(planOf(query), part);
    this.prefixes = markers.flatMap((marker) => (marker.kind === 'prefix' ? [marker.prefix] : []));
    this.markers = markers.map((marker) => this.indexed(marker));
  }

  private indexed(marker: Marker): IndexedMarker {
    if (marker.kind === 'words') return { kind: 'words', words: this.indexOf(marker.words) };
    if (marker.kind === 'prefix') return marker;
    const sequence = marker.sequence.map((words) => this.indexOf(words));
    return { kind: 'phrase', sequence, distinct: [...new Set(sequence)], slop: marker.slop };
  }

  private indexOf(words: Alternatives): number {
    const lexemes = words.flatMap((word) => comparedLexemes(word, this.language));
    const key = lexemes.join('\n');
    let index = this.indexes.get(key);
    if (index === undefined) {
      index = this.lexemesOf.push(lexemes) - 1;
      this.indexes.set(key, index);
    }
    return index;
  }

  /** The lexemes of a word that begin with one of the prefixes; none for most words. */
  prefixedLexemesOf(numbers: WordNumbers, word: number): readonly string[] {
    if (numbers !== this.numbers) {
      this.numbers = numbers;
      this.prefixed.clear();
    }
    let found = this.prefixed.get(word);
    if (found === undefined) {
      const lexemes = numbers.lexemesOf(word, this.language);
      found = lexemes.filter((lexeme) => this.prefixes.some((prefix) => lexeme.startsWith(prefix)));
      this.prefixed.set(word, found);
    }
    return found;
  }
}

const cachedMarkers = new WeakMap<QueryNode, Map<string, QueryMarkers>>();

function queryMarkers(query: QueryNode, part: ArticlePart, language: string): QueryMarkers {
  let all = cachedMarkers.get(query);
  if (all === undefined) cachedMarkers.set(query, (all = new Map<string, QueryMarkers>()));
  const key = `${part} ${language}`;
  let one = all.get(key);
  if (one === undefined) all.set(key, (one = new QueryMarkers(query, part, language)));
  return one;
}

/** The positions of a query's words in one text, read from the text's inverted index. */
class MarkedText {
  /** Merged positions by the index of a word, which a query may repeat. */
  private readonly ofWords: (readonly number[])[] = [];
  private readonly prefixed: ReadonlyMap<string, readonly number[]>;
  private readonly steps = new PhraseSteps();

  constructor(
    private readonly tokens: TextTokens,
    private readonly query: QueryMarkers,
  ) {
    this.prefixed = query.prefixes.length === 0 ? new Map() : this.positionsByPrefixedLexeme();
  }

  private positionsByPrefixedLexeme(): Map<string, readonly number[]> {
    const { words, numbers } = this.tokens;
    const found = new Map<string, readonly number[]>();
    words.forEach((word, index) => {
      if (word === words[index - 1]) return;
      for (const lexeme of this.query.prefixedLexemesOf(numbers, word)) {
        found.set(lexeme, merged([found.get(lexeme) ?? [], positionsOfWord(this.tokens, word)]));
      }
    });
    return found;
  }

  private ofLexemes(lexemes: readonly string[]): readonly number[] {
    const lists: (readonly number[])[] = [];
    for (const lexeme of lexemes) {
      for (const word of this.tokens.numbers.withLexeme(lexeme, this.tokens.language)) {
        const positions = positionsOfWord(this.tokens, word);
        if (positions.length > 0) lists.push(positions);
      }
    }
    return merged(lists);
  }

  private of(words: number): readonly number[] {
    return (this.ofWords[words] ??= this.ofLexemes(this.query.lexemesOf[words] ?? []));
  }

  private withPrefix(prefix: string): readonly number[] {
    return merged([...this.prefixed].filter(([lexeme]) => lexeme.startsWith(prefix)).map(([, list]) => list));
  }

  positionsOf(marker: IndexedMarker): Iterable<number> {
    switch (marker.kind) {
      case 'words':
        return this.of(marker.words);
      case 'phrase': {
        const { sequence, distinct, slop } = marker;
        // A match needs a position for each of its words.
        const isLonger = sequence.length > this.tokens.starts.length;
        if (isLonger || distinct.some((words) => this.of(words).length === 0)) return [];
        return phrasePositions(
          sequence.map((words) => this.of(words)),
          slop,
          this.steps,
        );
      }
      case 'prefix': {
        const lead = marker.lead.map((word) => this.ofLexemes([word.folded]));
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
export function marksIn(query: QueryNode, text: string, tokens: TextTokens, part: ArticlePart): Mark[] {
  const looked = queryMarkers(query, part, tokens.language);
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
