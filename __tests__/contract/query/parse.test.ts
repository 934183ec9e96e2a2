import { parseQuery } from '@contract/query/parse';
import { printQuery } from '@contract/query/print';
import { limits } from '@contract/limits';
import { makeTerm, termsToText } from '@contract/query/terms';
import { acceptedRows } from './acceptedRows';
import { refusedRows } from './refusedRows';

function printed(text: string): string {
  const parsed = parseQuery(text);
  return parsed.ok ? printQuery(parsed.query) : `refused: ${parsed.errors.map(({ message }) => message).join(' ')}`;
}

function errorsOf(text: string) {
  const parsed = parseQuery(text);
  return parsed.ok ? [] : parsed.errors;
}

describe('accepted queries', () => {
  it.each(acceptedRows)('parses %s as %s', (text, canonical) => {
    expect(printed(text)).toBe(canonical);
    expect(printed(canonical)).toBe(canonical);
  });
});

describe('rejected queries', () => {
  const rows = refusedRows.map(([text, code, start, end, corrected]) => ({ text, code, start, end, corrected }));

  it.each(rows)('rejects $text with $code', ({ text, code, start, end, corrected }) => {
    const [error] = errorsOf(text);
    expect(error).toMatchObject({ code, start, end });
    const suggestion = error?.suggestion;
    const fixed = suggestion === undefined ? undefined : text.slice(0, start) + suggestion + text.slice(end);
    expect(fixed).toBe(corrected);
    if (fixed !== undefined) expect(errorsOf(fixed).map((left) => left.code)).not.toContain(code);
  });

  it('explains each error in a message', () => {
    for (const [text] of refusedRows) {
      for (const { message } of errorsOf(text)) expect(message).toMatch(/^\S.*[.:)]$/su);
    }
  });

  it('reports all errors of a text at once, in order', () => {
    const codes = errorsOf('titel:a "b"~ AND (c* OR -d) date:2026-02-30').map(({ code }) => code);
    expect(codes).toEqual(['UNKNOWN_FIELD', 'BAD_SLOP', 'PREFIX_TOO_SHORT', 'BAD_DATE']);
  });
});

describe('limits', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`);

  it('accepts a thousand terms and rejects more', () => {
    expect(errorsOf(words(limits.queryTerms).join(' OR '))).toEqual([]);
    expect(errorsOf(words(limits.queryTerms + 1).join(' OR '))).toMatchObject([{ code: 'TOO_MANY_TERMS' }]);
  });

  it('accepts a hundred prefixes and rejects more, in a text and in a list of terms', () => {
    const prefixes = words(limits.queryPrefixes + 1).map((word) => `${word}*`);
    expect(errorsOf(prefixes.slice(1).join(' OR '))).toEqual([]);
    expect(errorsOf(`(${prefixes.join(' OR ')}`)).toMatchObject([{ code: 'TOO_MANY_PREFIXES' }]);
    const list = prefixes.map((prefix) => makeTerm('document', 'single', 'OR', prefix));
    expect(termsToText(list.slice(1))).toMatchObject({ ok: true });
    expect(termsToText(list)).toMatchObject({ ok: false, errors: [{ code: 'TOO_MANY_PREFIXES' }] });
  });

  it('accepts 20,000 characters and rejects more, counting code points', () => {
    expect(errorsOf('😀'.repeat(limits.queryCharacters - 1) + 'a')).toEqual([]);
    expect(errorsOf('a'.repeat(limits.queryCharacters + 1))).toMatchObject([{ code: 'TOO_LONG' }]);
  });

  it('accepts brackets nested a hundred levels deep and rejects more', () => {
    const nested = (depth: number) => `${'(a OR (b '.repeat(depth / 2)}c${'))'.repeat(depth / 2)}`;
    expect(errorsOf(nested(limits.queryDepth))).toEqual([]);
    expect(errorsOf(nested(limits.queryDepth + 2))).toMatchObject([{ code: 'TOO_DEEP', start: 450 }]);
  });

  it('reports a limited number of errors', () => {
    expect(errorsOf('a* '.repeat(500))).toHaveLength(limits.queryErrors);
  });

  it('prints a query that would become too long with short operators, so that it can be parsed again', () => {
    const text = words(1_000)
      .map((word, index) => `${word}${'x'.repeat(12)} -v${index % 2}`)
      .slice(0, 499)
      .join(' ');
    const long = parseQuery(`${text} ${'y'.repeat(limits.queryCharacters - text.length - 1)}`);
    expect(long.ok).toBe(true);
    if (!long.ok) return;
    const again = parseQuery(printQuery(long.query));
    expect(again).toEqual(long);
  });
});
