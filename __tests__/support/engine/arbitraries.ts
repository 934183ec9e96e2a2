import fc from 'fast-check';
import { isNamedField, queryFields, type DateBound, type QueryNode, type TextField } from '@contract/query/ast';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import { article } from './articleText';

/** Words that have given search engines trouble, and plain ones in several forms. */
const words = [
  'vaccine',
  'vaccines',
  'Vaccination',
  'trial',
  'trials',
  'the',
  'of',
  'A',
  'run',
  'running',
  'COVID-19',
  'covid19',
  'covid',
  '19',
  'BAY-2433334',
  '2433334',
  'U.S.',
  'us',
  'U',
  'C++',
  'c',
  "Alzheimer's",
  'alzheimers',
  'Alzheimer',
  '50mg',
  '50',
  'mg',
  '1,000',
  '1000',
  '3.5',
  'hôpital',
  'hopitaux',
  'hôpitaux',
  'générale',
  'Häuser',
  'haus',
  '東京',
  '東',
  '京都',
  'e-mail',
  'emails',
  'Straße',
  'strasse',
  'R&D',
  "l'hôpital",
  'anti-PD-1',
  'x/y',
  'Bayer',
  'AG',
];
const word = fc.constantFrom(...words);
const names = fc.array(
  fc.array(word, { minLength: 1, maxLength: 2 }).map((parts) => parts.join(' ')),
  { maxLength: 2 },
);

function prose(maxLength: number): fc.Arbitrary<string> {
  return fc.array(word, { maxLength }).map((parts) => parts.join(' '));
}

/** Short articles of few words, so that queries of the same words match some and miss some. */
export const anyArticle: fc.Arbitrary<ArticleText> = fc
  .record({
    headline: prose(5),
    summary: prose(5),
    body: prose(20),
    author: names,
    publication: prose(2),
    organization: names,
    subject: names,
    keyword: names,
    category: fc.constantFrom(null, { id: 'drug-trials', name: 'Drug trials' }, { id: 'c2', name: 'Running' }),
    language: fc.constantFrom('en', 'fr', 'de', 'ja', 'en-US', 'xx'),
    source: fc.constantFrom(
      { id: 'wire', name: 'The Wire', packageIds: [] },
      { id: 'post', name: 'COVID Post', packageIds: ['bundle'] },
    ),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ day, ...parts }) =>
    article({ ...parts, published: new Date(Date.UTC(2026, 1, day, day % 24)).toISOString() }),
  );

const textFields = queryFields.filter((field): field is TextField => field !== 'date');
const field: fc.Arbitrary<TextField> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<TextField>('document', 'headline', 'body') },
  { weight: 1, arbitrary: fc.constantFrom(...textFields) },
);
const bound: fc.Arbitrary<DateBound> = fc.oneof(
  fc.constant<DateBound>({ kind: 'open' }),
  fc.integer({ min: 10, max: 28 }).map((day): DateBound => ({ kind: 'day', date: `2026-02-${day}` })),
  fc.integer({ min: -700, max: 0 }).map((amount): DateBound => ({ kind: 'relative', amount, unit: 'h' })),
);
const asked = fc.oneof(word, fc.constantFrom('en', 'French', 'wire', 'bundle', 'drug-trials', 'Drug trials', '%'));

const leaf: fc.Arbitrary<QueryNode> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('word' as const), field, text: asked }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('phrase' as const),
      field,
      text: fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
      slop: fc.constantFrom(0, 0, 1, 2, 3, 7, 20),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('prefix' as const),
      field,
      text: fc.tuple(word, fc.integer({ min: 2, max: 6 })).map(([text, length]) => text.slice(0, length)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('name' as const),
      field: fc.constantFrom(...queryFields.filter(isNamedField)),
      text: asked,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('range' as const),
      field: fc.constant('date' as const),
      from: bound,
      to: bound,
    }),
  },
);

/** Trees of every operator over the same words. */
export const anyQuery: fc.Arbitrary<QueryNode> = fc.letrec<{ query: QueryNode }>((tie) => ({
  query: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 3, arbitrary: leaf },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('and' as const, 'or' as const),
        children: fc.array(tie('query'), { minLength: 2, maxLength: 3 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('not' as const), child: tie('query') }) },
  ),
})).query;

/** One operator over some of these leaves, negated or not. */
export const flatQuery = (leaf: fc.Arbitrary<QueryNode>): fc.Arbitrary<QueryNode> =>
  fc.record({
    kind: fc.constantFrom('and' as const, 'or' as const),
    children: fc.array(
      fc.oneof(
        leaf,
        leaf.map((child) => ({ kind: 'not' as const, child })),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  });
