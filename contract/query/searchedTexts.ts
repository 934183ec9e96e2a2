import type { TextField } from './ast';
import type { Span } from './errors';
import { FieldTrail } from './fieldAround';
import { lex } from './lex';
import type { Token } from './token';

/** Words that a query looks for, as they stand in its text: a word, or what is between the quotation marks of a phrase. */
export interface SearchedText extends Span {
  kind: 'word' | 'phrase';
  field: TextField;
}

/** The words and phrases of a query's text in their order, with the field that each is looked for in; no dates, no prefixes. */
export function searchedTexts(query: string): SearchedText[] {
  const trail = new FieldTrail();
  const found: SearchedText[] = [];
  for (const token of lex(query).tokens) {
    const { field } = trail;
    trail.pass(token);
    if ((token.kind !== 'word' && token.kind !== 'phrase') || field === 'date') continue;
    const span = token.kind === 'phrase' ? inside(query, token) : { start: token.start, end: token.end };
    // A character written by its number is not what stands there.
    if (!query.slice(span.start, span.end).includes('\\u')) found.push({ kind: token.kind, field, ...span });
  }
  return found;
}

function inside(query: string, { start, end }: Token): Span {
  const slop = /~\w*$/.exec(query.slice(start, end))?.[0].length ?? 0;
  return { start: start + 1, end: end - slop - 1 };
}
