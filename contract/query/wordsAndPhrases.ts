import type { TextField } from './ast';
import type { Span } from './errors';
import { FieldTracker } from './fieldTracker';
import { lex } from './lex';
import type { Token } from './token';

/** Text that a query searches for and its position: a word, or the content of a phrase without its quotation marks. */
export interface WordOrPhrase extends Span {
  kind: 'word' | 'phrase';
  field: TextField;
}

/** The words and phrases of a query in the order of the text, each with its field. Leaves out dates and prefixes. */
export function wordsAndPhrasesOf(query: string): WordOrPhrase[] {
  const trail = new FieldTracker();
  const found: WordOrPhrase[] = [];
  for (const token of lex(query).tokens) {
    const { field } = trail;
    trail.advance(token);
    if ((token.kind !== 'word' && token.kind !== 'phrase') || field === 'date') continue;
    const span = token.kind === 'phrase' ? inside(query, token) : { start: token.start, end: token.end };
    // A \u escape isn't the text that is searched for, so a correction couldn't replace it.
    if (!query.slice(span.start, span.end).includes('\\u')) found.push({ kind: token.kind, field, ...span });
  }
  return found;
}

function inside(query: string, { start, end }: Token): Span {
  const slop = /~\w*$/.exec(query.slice(start, end))?.[0].length ?? 0;
  return { start: start + 1, end: end - slop - 1 };
}
