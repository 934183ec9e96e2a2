import type { QueryNode } from '@contract/query/ast';
import { limits } from '@contract/limits';
import type { Alternatives } from '../analyzer/analyseQueryText';
import { comparedLexemes } from '../analyzer/lexemes';
import { languageCode } from '../analyzer/stemmers';
import { tokenize, type Word } from '../analyzer/tokenize';
import { merged } from './matches';
import { phrasePositions } from './phrase';
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

class MarkedText {
  private readonly spans: Mark[] = [];
  private readonly positions = new Map<string, number[]>();

  constructor(
    text: string,
    private readonly language: string,
  ) {
    tokenize(text, ({ parts, joined }) => {
      const first = this.spans.length;
      for (const part of parts) {
        const position = this.spans.length;
        this.spans.push({ start: part.start, end: part.end });
        this.add(part.word, position);
        if (part.symbol !== null) this.put(part.symbol.folded, position);
        if (part.possessive !== null) this.add(part.possessive, position);
      }
      for (let position = first; joined !== null && position < this.spans.length; position += 1) {
        this.add(joined, position);
      }
      return true;
    });
  }

  private add(word: Word, position: number): void {
    this.put(word.folded, position);
    for (const lexeme of comparedLexemes(word, this.language)) this.put(lexeme, position);
  }

  private put(lexeme: string, position: number): void {
    const list = this.positions.get(lexeme);
    if (list === undefined) this.positions.set(lexeme, [position]);
    else if (list.at(-1) !== position) list.push(position);
  }

  private of(words: Alternatives): readonly number[] {
    const lexemes = words.flatMap((word) => comparedLexemes(word, this.language));
    return merged(lexemes.map((lexeme) => this.positions.get(lexeme) ?? []));
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
        );
      case 'prefix': {
        const lead = marker.lead.map((word) => this.positions.get(word.folded) ?? []);
        return phrasePositions([...lead, this.withPrefix(marker.prefix)], 0);
      }
    }
  }

  spanAt(position: number): Mark {
    return this.spans[position] ?? { start: 0, end: 0 };
  }
}

const joint = /^[-\u2010\u2011.'\u2019_]?$/;

/**
 * Where the words of a query stand in a text, in order and without overlap. Parts of one term are marked as one.
 * @param part which part of the article the text is: words asked for in the headline alone are not marked in the body
 */
export function marksIn(query: QueryNode, text: string, language: string | null, part: ArticlePart): Mark[] {
  const markers = markersOf(planOf(query), part);
  if (markers.length === 0) return [];
  const marked = new MarkedText(text, languageCode(language, limits.defaultLanguage));
  const positions = new Set(markers.flatMap((marker) => [...marked.positionsOf(marker)]));
  const marks: Mark[] = [];
  for (const position of [...positions].sort((a, b) => a - b)) {
    const span = marked.spanAt(position);
    const last = marks.at(-1);
    if (last !== undefined && joint.test(text.slice(last.end, span.start))) last.end = span.end;
    else marks.push({ ...span });
  }
  return marks;
}
