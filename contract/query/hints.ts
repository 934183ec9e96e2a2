import { quoted, type Span } from './errors';
import { proximityExample } from './escape';
import { lex } from './lex';
import type { Token } from './token';

/**
 * A part of a query that is valid but may not mean what its author intended. Positions are as in `QueryError`;
 * `suggestion` is the probable meaning and replaces `start`..`end`.
 */
export interface QueryHint extends Span {
  message: string;
  suggestion?: string;
}

/** Proximity operators of other services: `NEAR5`, `ADJ3`; also `WITHIN` if a number follows. */
const proximityWord = /^(?:O?NEAR\d*|ADJ\d*|PRE\d+)$/;
const operands: ReadonlySet<Token['kind']> = new Set(['word', 'prefix', 'phrase', 'open', 'close', 'field']);
const fullWidthOperators: ReadonlyMap<string, string> = new Map([
  ['ＡＮＤ', 'AND'],
  ['ＯＲ', 'OR'],
  ['ＮＯＴ', 'NOT'],
]);

/** Returns hints on a valid text, in the order of the text. Hints never reject a query. */
export function queryHints(text: string): QueryHint[] {
  const { tokens } = lex(text);
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'word' && token.kind !== 'ignored') return [];
    const { start, end } = token;
    const raw = text.slice(start, end);
    const found = hintOfOperator(raw, isBetweenOperands(tokens, index), text, tokens[index + 1]) ?? hintOfSign(raw);
    return found ? [{ start, end, ...found }] : [];
  });
}

type Hint = Omit<QueryHint, keyof Span>;

function isBetweenOperands(tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (!before || !after || before.kind === 'open' || before.kind === 'field' || after.kind === 'close') return false;
  return operands.has(before.kind) && operands.has(after.kind);
}

function hintOfOperator(raw: string, between: boolean, text: string, next: Token | undefined): Hint | undefined {
  if (!between) return undefined;
  const isWithin = raw === 'WITHIN' && next !== undefined && /^\d+$/.test(text.slice(next.start, next.end));
  if (proximityWord.test(raw) || raw === 'SAME' || isWithin) {
    return { message: `${quoted(raw)} is searched as a word. For words near each other, write ${proximityExample}.` };
  }
  if (raw === 'XOR') {
    return {
      message: `${quoted(raw)} is searched as a word. For either but not both, write (a OR b) AND NOT (a AND b).`,
    };
  }
  const operator = fullWidthOperators.get(raw);
  if (operator === undefined) return undefined;
  const message = `${quoted(raw)} is searched as a word, because it is written in full-width letters. For the operator, write ${operator}.`;
  return { message, suggestion: operator };
}

/** The hint on a character that only looks like an operator of the language. */
function hintOfSign(raw: string): Hint | undefined {
  if (raw.includes('＊')) {
    return { message: 'The full-width ＊ isn’t a wildcard. To match any ending, write *, as in vacc*.' };
  }
  if (raw.includes('？')) {
    return { message: 'The full-width ？ isn’t a wildcard. To match any ending, write *, as in vacc*.' };
  }
  if (raw.startsWith('＋')) {
    return { message: 'The full-width ＋ isn’t a sign. To require a word, write + directly before it.' };
  }
  return undefined;
}
