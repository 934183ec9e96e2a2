import type { QueryNode } from '@contract/query/ast';
import { planOf } from '@server/engine/query/plan';
import { openSearchDecides, planQuery, TooManyClauses } from '@server/search/opensearch/planQuery';
import { parsedQuery } from '../../../support/engine/parsedQuery';

const now = new Date('2026-03-10T12:00:00Z');
const translated = (text: string) => planQuery(planOf(parsedQuery(text)), ['en'], now);
const isDecided = (text: string) => openSearchDecides(planOf(parsedQuery(text)));

test('a list of words is one terms query for each field', () => {
  expect(translated('vaccines OR headline:trial OR tests')).toEqual({
    bool: {
      should: [{ terms: { words: ['/envaccin', '/entest'] } }, { term: { headline: '/entrial' } }],
      minimum_should_match: 1,
    },
  });
});

test('a phrase of two words with slop is written out in both orders', () => {
  const words = [{ span_term: { body: '/envaccin' } }, { span_term: { body: '/entrial' } }];
  expect(translated('body:"vaccine trial"~3')).toEqual({
    bool: {
      should: [
        { span_near: { clauses: words, slop: 3, in_order: true } },
        { span_near: { clauses: [...words].reverse(), slop: 1, in_order: true } },
      ],
      minimum_should_match: 1,
    },
  });
});

test('the matcher decides the queries that OpenSearch can’t', () => {
  for (const text of [
    'vaccine',
    '"vaccine trial"',
    '"vaccine trial"~5',
    'vacc*',
    'vaccine NOT "a b c"',
    'organization:="Bayer AG"',
  ])
    expect({ text, is: isDecided(text) }).toEqual({ text, is: true });
  for (const text of ['"a new vaccine"~2', 'BAY-24*', 'vaccine NOT "a b c"~1'])
    expect({ text, is: isDecided(text) }).toEqual({ text, is: false });
});

test('the complement of an undecided phrase excludes only certain matches', () => {
  expect(translated('headline:vaccine NOT headline:"a b c"~2')).toMatchObject({
    bool: { filter: [{ term: {} }, { bool: { must_not: [{ span_near: { slop: 2, in_order: true } }] } }] },
  });
});

test('a query of more clauses than OpenSearch takes is refused, but not a long list', () => {
  const phrase = (index: number): QueryNode => ({ kind: 'phrase', field: 'document', text: `a${index} b`, slop: 0 });
  const word = (index: number): QueryNode => ({ kind: 'word', field: 'document', text: `a${index}` });
  const list = (node: (index: number) => QueryNode): QueryNode => ({
    kind: 'or',
    children: Array.from({ length: 1_000 }, (_, index) => node(index)),
  });
  expect(() => planQuery(planOf(list(phrase)), ['en'], now)).toThrow(TooManyClauses);
  expect(planQuery(planOf(list(word)), ['en'], now)).toHaveProperty('terms.words.length', 1_000);
});
