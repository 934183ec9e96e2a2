import fc from 'fast-check';
import type { QueryNode } from '@contract/query/ast';
import { limits } from '@contract/limits';
import { completeQuery } from '@contract/query/complete';
import { explainQuery } from '@contract/query/explain';
import { lex } from '@contract/query/lex';
import { normalizeKeepingRepeats, normalizeQuery, sameQuery } from '@contract/query/normalize';
import { parseQuery } from '@contract/query/parse';
import { printQuery } from '@contract/query/print';
import { queryToTermList, termsToText } from '@contract/query/terms';
import { hasDates, withoutDates } from '@contract/query/withoutDates';
import { allDocuments, matches } from './naive';
import { anyText, leaf, smallTree, validTree } from './trees';

const runs = { numRuns: 250 };

function parsed(text: string): QueryNode | null {
  const result = parseQuery(text);
  if (!result.ok) throw new Error(`${text} is refused: ${result.errors[0]?.message}`);
  return result.query;
}

test('a printed query parses to the same canonical tree, with minimal and with full brackets', () => {
  fc.assert(
    fc.property(validTree, (tree) => {
      const canonical = normalizeQuery(tree);
      expect(parsed(printQuery(tree))).toEqual(canonical);
      expect(parsed(printQuery(tree, 'full'))).toEqual(canonical);
    }),
    runs,
  );
});

test('a single word, phrase, prefix, or range survives printing, also within its own field', () => {
  fc.assert(
    fc.property(leaf, (node) => {
      const within = parseQuery(printQuery(node, 'minimal', node.kind === 'range' ? 'date' : 'headline'), 'headline');
      if (node.kind !== 'range') expect(within).toEqual({ ok: true, query: normalizeQuery(node) });
      expect(parsed(printQuery(node))).toEqual(normalizeQuery(node));
    }),
    { numRuns: 800 },
  );
});

test('any text is either a query with a stable printed form or is rejected with positions and messages', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const result = parseQuery(text);
      if (result.ok) {
        const again = printQuery(result.query);
        expect(parseQuery(again)).toEqual(result);
        expect(printQuery(parsed(again))).toBe(again);
        return;
      }
      expect(result.errors.length).toBeGreaterThan(0);
      expect(result.errors.length).toBeLessThanOrEqual(limits.queryErrors);
      let last = 0;
      for (const { start, end, message } of result.errors) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(message).not.toBe('');
        last = start;
      }
    }),
    { numRuns: 1_500 },
  );
});

test('tokens are in order and separated only by white space', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let last = 0;
      for (const { start, end } of lex(text).tokens) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(text.slice(last, start)).toMatch(/^[\s\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]*$/u);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
    }),
    runs,
  );
});

test('a canonical tree matches the same documents as the original tree', () => {
  fc.assert(
    fc.property(smallTree, (tree) => {
      const canonical = normalizeQuery(tree);
      expect(canonical).not.toBeNull();
      if (!canonical) return;
      expect(normalizeQuery(canonical)).toEqual(canonical);
      for (const words of allDocuments) expect(matches(canonical, words)).toBe(matches(tree, words));
    }),
    runs,
  );
});

test('a tree with repeats has the same canonical tree as its original', () => {
  fc.assert(
    fc.property(smallTree, (tree) => {
      const withRepeats = normalizeKeepingRepeats(tree);
      expect(withRepeats && normalizeQuery(withRepeats)).toEqual(normalizeQuery(tree));
    }),
    runs,
  );
});

test('a query that matches an empty document is rejected, and every other one is accepted', () => {
  fc.assert(
    fc.property(smallTree, (tree) => {
      const result = parseQuery(printQuery(tree));
      if (result.ok) expect(matches(tree, new Set())).toBe(false);
      else expect(result.errors.every(({ code }) => /NEGATIVE/.test(code))).toBe(true);
      if (matches(tree, new Set())) expect(result.ok).toBe(false);
    }),
    runs,
  );
});

test('queries are the same only if their trees are equal', () => {
  fc.assert(
    fc.property(validTree, validTree, (a, b) => {
      const [left, right] = [normalizeQuery(a), normalizeQuery(b)];
      if (!left || !right) return;
      expect(sameQuery(left, right)).toBe(JSON.stringify(left) === JSON.stringify(right));
    }),
    runs,
  );
});

test('any query converts to a list of terms with the same meaning', () => {
  fc.assert(
    fc.property(validTree, (tree) => {
      const query = normalizeQuery(tree);
      const back = termsToText(queryToTermList(query));
      expect(back.ok && parsed(back.text)).toEqual(query);
    }),
    runs,
  );
});

test('a list of plain terms converts to text and back', () => {
  const conditions = fc.array(fc.constantFrom('AND' as const, 'OR' as const, 'NOT' as const), { maxLength: 6 });
  fc.assert(
    fc.property(conditions, (found) => {
      const terms = [
        { name: 'DOCUMENT', label: 'document', type: 'single' as const, condition: 'AND' as const, value: 'first' },
        ...found.map((condition, index) => ({
          name: 'HEADLINE',
          label: 'headline',
          type: 'single' as const,
          condition,
          value: `w${index}`,
        })),
      ];
      const text = termsToText(terms);
      expect(text.ok).toBe(true);
      if (text.ok) expect(queryToTermList(parsed(text.text))).toEqual(terms);
    }),
    runs,
  );
});

test('withoutDates removes all dates and leaves a query without dates unchanged', () => {
  fc.assert(
    fc.property(validTree, (tree) => {
      expect(hasDates(withoutDates(tree))).toBe(false);
      if (!hasDates(tree)) expect(sameQuery(withoutDates(tree), normalizeQuery(tree))).toBe(true);
    }),
    runs,
  );
});

test('an explanation has one line per clause', () => {
  const clauses = (node: QueryNode): number => {
    if (node.kind === 'not') return clauses(node.child);
    if (node.kind !== 'and' && node.kind !== 'or') return 1;
    return node.children.reduce((sum, child) => sum + clauses(child), 1);
  };
  fc.assert(
    fc.property(validTree, (tree) => {
      expect(explainQuery(tree)).toHaveLength(clauses(tree));
    }),
    runs,
  );
});

test('completion at every offset of any text returns a range around the caret', () => {
  fc.assert(
    fc.property(anyText, fc.nat(60), (text, place) => {
      const caret = Math.min(place, text.length);
      const { start, end } = completeQuery(text, caret);
      expect(start).toBeLessThanOrEqual(caret);
      expect(end).toBeGreaterThanOrEqual(caret);
      expect(end).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 500 },
  );
});
