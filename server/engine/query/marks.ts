import type { QueryNode } from '@contract/query/ast';
import { limits } from '@contract/limits';
import type { Alternatives } from '../analyzer/analyseQueryText';
import { comparedLexemes } from '../analyzer/lexemes';
import { languageCode } from '../analyzer/stemmers';
import { tokenize, type Word } from '../analyzer/tokenize';
import { merged } from './matches';
import { phrasePositions, PhraseSteps } from './phrase';
import { planOf, type ArticlePart, type PhrasePlan, type Plan, type PrefixPlan, type WordsPlan } from './plan';

/** A stretch of a text to be marked: UTF-16 offsets, end exclusive. */
export interface Mark {
  start: number;
  end: number;
}

type Marker = WordsPlan | PhrasePlan | PrefixPlan;

/** What of a query can be seen in a text: its words outside NOT, of the fields that the text belongs to. */
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

/** As many words are remembered as a large collection has common ones; then it begins anew. */
const rememberedWords = 20_000;

/** What a query looks for in texts of a language and part; made once, for a page of results has hundreds of texts. */
class Sought {
  readonly markers: readonly Marker[];
  private readonly lexemes = new Set<string>();
  private readonly prefixes: readonly string[];
  private readonly known = new Map<string, readonly string[]>();

  constructor(
    query: QueryNode,
    part: ArticlePart,
    private readonly language: string,
  ) {
    this.markers = markersOf(planOf(query), part);
    this.prefixes = this.markers.flatMap((marker) => (marker.kind === 'prefix' ? [marker.prefix] : []));
    for (const marker of this.markers) {
      if (marker.kind === 'prefix') for (const { folded } of marker.lead) this.lexemes.add(folded);
      else for (const words of marker.kind === 'words' ? [marker.words] : marker.sequence) this.want(words);
    }
  }

  private want(words: Alternatives): void {
    for (const lexeme of this.lexemesOf(words)) this.lexemes.add(lexeme);
  }

  lexemesOf(words: Alternatives): readonly string[] {
    return words.flatMap((word) => comparedLexemes(word, this.language));
  }

  has(lexeme: string): boolean {
    return this.lexemes.has(lexeme) || this.prefixes.some((prefix) => lexeme.startsWith(prefix));
  }

  /** Of a word's lexemes those that are looked for: of most words none. */
  of(word: Word): readonly string[] {
    let found = this.known.get(word.lower);
    if (found === undefined) {
      found = [...new Set([word.folded, ...comparedLexemes(word, this.language)])].filter((lexeme) => this.has(lexeme));
      if (this.known.size >= rememberedWords) this.known.clear();
      this.known.set(word.lower, found);
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
  private readonly spans: Mark[] = [];
  private readonly positions = new Map<string, number[]>();
  /** Merged once for words that a query repeats. */
  private readonly ofWords = new Map<string, readonly number[]>();
  private readonly steps = new PhraseSteps();

  constructor(
    text: string,
    private readonly looked: Sought,
  ) {
    tokenize(text, ({ parts, joined }) => {
      const first = this.spans.length;
      for (const part of parts) {
        const position = this.spans.length;
        this.spans.push({ start: part.start, end: part.end });
        this.add(part.word, position);
        if (part.symbol !== null && looked.has(part.symbol.folded)) this.put(part.symbol.folded, position);
        if (part.possessive !== null) this.add(part.possessive, position);
      }
      for (let position = first; joined !== null && position < this.spans.length; position += 1) {
        this.add(joined, position);
      }
      return true;
    });
  }

  private add(word: Word, position: number): void {
    for (const lexeme of this.looked.of(word)) this.put(lexeme, position);
  }

  private put(lexeme: string, position: number): void {
    const list = this.positions.get(lexeme);
    if (list === undefined) this.positions.set(lexeme, [position]);
    else if (list.at(-1) !== position) list.push(position);
  }

  private of(words: Alternatives): readonly number[] {
    const lexemes = this.looked.lexemesOf(words);
    const key = lexemes.join('\n');
    let positions = this.ofWords.get(key);
    if (positions === undefined) {
      positions = merged(lexemes.map((lexeme) => this.positions.get(lexeme) ?? []));
      this.ofWords.set(key, positions);
    }
    return positions;
  }

  private withPrefix(prefix: string): readonly number[] {
    return merged([...this.positions].filter(([lexeme]) => lexeme.startsWith(prefix)).map(([, list]) => list));
  }

  positionsOf(marker: Marker): Iterable<number> {
    switch (marker.kind) {
      case 'words':
        return this.of(marker.words);
      case 'phrase':
        return phrasePositions(
          marker.sequence.map((words) => this.of(words)),
          marker.slop,
          this.steps,
        );
      case 'prefix': {
        const lead = marker.lead.map((word) => this.positions.get(word.folded) ?? []);
        return phrasePositions([...lead, this.withPrefix(marker.prefix)], 0, this.steps);
      }
    }
  }

  spanAt(position: number): Mark {
    return this.spans[position] ?? { start: 0, end: 0 };
  }
}

const joint = /^(?:[-\u2010\u2011.'\u2019_\u05f3\u05f4]|\u200c)?$/;

/**
 * Where the words of a query stand in a text, in order and without overlap. Parts of one term are marked as one.
 * @param part which part of the article the text is: words asked for in the headline alone are not marked in the body
 */
export function marksIn(query: QueryNode, text: string, language: string | null, part: ArticlePart): Mark[] {
  const looked = sought(query, part, languageCode(language, limits.defaultLanguage));
  if (looked.markers.length === 0) return [];
  const marked = new MarkedText(text, looked);
  const positions = new Set(looked.markers.flatMap((marker) => [...marked.positionsOf(marker)]));
  const marks: Mark[] = [];
  for (const position of [...positions].sort((a, b) => a - b)) {
    const span = marked.spanAt(position);
    const last = marks.at(-1);
    if (last !== undefined && joint.test(text.slice(last.end, span.start))) last.end = span.end;
    else marks.push({ ...span });
  }
  return marks;
}
