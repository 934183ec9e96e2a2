import type { QueryError } from '@contract/query/errors';
import { lex } from '@contract/query/lex';
import type { Token } from '@contract/query/token';

export type TokenColor = 'plain' | 'field' | 'operator' | 'word' | 'phrase' | 'range' | 'bracket';

/** A span of the query in one color; `wrong` if it overlaps an error. */
interface Stretch {
  text: string;
  color: TokenColor;
  wrong: boolean;
  start: number;
}

const colors: Readonly<Record<Token['kind'], TokenColor>> = {
  and: 'operator',
  or: 'operator',
  not: 'operator',
  minus: 'operator',
  plus: 'operator',
  open: 'bracket',
  close: 'bracket',
  whole: 'operator',
  bad: 'plain',
  ignored: 'plain',
  field: 'field',
  word: 'word',
  prefix: 'word',
  phrase: 'phrase',
  range: 'range',
};

/** Splits the text into spans, in order: colored by token, and split at errors and at `mark`. */
export function highlight(text: string, errors: readonly QueryError[], mark?: number): Stretch[] {
  const { tokens } = lex(text);
  const spans = errors.map(({ start, end }) => ({ start, end: Math.max(end, start + 1) }));
  const cuts = new Set([0, text.length]);
  for (const { start, end } of [...tokens, ...spans]) {
    cuts.add(start);
    cuts.add(end);
  }
  if (mark !== undefined) cuts.add(mark);
  const edges = [...cuts].filter((cut) => cut <= text.length).sort((a, b) => a - b);
  const stretches: Stretch[] = [];
  let at = 0;
  for (const [index, start] of edges.entries()) {
    const end = edges[index + 1];
    if (end === undefined) break;
    while ((tokens[at]?.end ?? Infinity) <= start) at += 1;
    const token = tokens[at];
    const inside = token !== undefined && token.start <= start;
    const wrong = spans.some((span) => span.start < end && span.end > start);
    stretches.push({ text: text.slice(start, end), color: inside ? colors[token.kind] : 'plain', wrong, start });
  }
  return stretches;
}
