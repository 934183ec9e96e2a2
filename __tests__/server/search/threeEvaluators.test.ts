import fc from 'fast-check';
import {
  isNamedField,
  queryFields,
  type DateBound,
  type NamedField,
  type QueryField,
  type QueryNode,
  type TextField,
} from '@contract/query/ast';
import { parseQuery } from '@contract/query/parse';
import { printQuery } from '@contract/query/print';
import { normalizeQuery } from '@contract/query/normalize';
import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import { stemmedLanguages } from '@server/engine/analyzer/stemmers';
import { Percolator } from '@server/engine/percolator/percolator';
import { matches } from '../../support/engine/matches';
import { useTestDatabase } from '../../support/server/database';
import { article, realArticles } from '../../support/engine/articleText';
import { allDemoArticles } from '../../support/engine/demoArticles';
import { inflections } from '../../support/engine/inflections';
import { naiveMatches } from '../../support/engine/naiveEvaluator';
import { searchRequest } from '../../support/engine/searchRequest';
import { storeArticle } from '../../support/engine/storeArticleText';

const now = new Date('2026-02-28T00:00:00Z');
const seed = 20_261_121;
const sample = <T>(arbitrary: fc.Arbitrary<T>, count: number): T[] => fc.sample(arbitrary, { numRuns: count, seed });

/** Some short articles of forms of the same words, for each language with a stemmer. */
function manyLanguages(): ArticleText[] {
  return Object.entries(inflections).flatMap(([language, words], index) => {
    const texts = fc.array(fc.constantFrom(...words), { minLength: 3, maxLength: 9 }).map((parts) => parts.join(' '));
    return sample(fc.tuple(texts, texts, texts), 2).map(([headline, body, name], at) =>
      article({
        headline,
        body,
        language,
        organization: [name.split(' ').slice(0, 2).join(' ')],
        published: new Date(now.getTime() - (index * 2 + at) * 7 * 3_600_000).toISOString(),
      }),
    );
  });
}

// The demo's metadata and the real articles' texts; each field has a value in some article.
const articles: readonly ArticleText[] = [
  ...allDemoArticles().filter((_, index) => index % 5 === 0),
  ...realArticles(200),
  ...manyLanguages(),
];

/** A text of a field in some article. */
function textOf(one: ArticleText, field: TextField): string[] {
  switch (field) {
    case 'document':
      return [one.headline, one.summary, one.body];
    case 'headline':
    case 'publication':
      return [one[field]];
    case 'body':
      return [one.summary, one.body];
    case 'category':
      return one.category === null ? [] : [one.category.name, one.category.id];
    case 'source':
      return [one.source.name, one.source.id, ...one.source.packageIds];
    case 'language':
      return one.language === null ? [] : [one.language];
    default:
      return [...one[field]];
  }
}

const textFields = queryFields.filter((field): field is TextField => field !== 'date');

/** A whole name of some article, in random case. */
function wholeName(field: NamedField): fc.Arbitrary<QueryNode> {
  const names = articles.flatMap((one) => textOf(one, field)).filter((name) => /[\p{L}\p{N}]/u.test(name));
  return fc
    .tuple(fc.constantFrom(...names), fc.boolean())
    .map(([name, upper]) => ({ kind: 'name', field, text: upper ? name.toUpperCase() : name }));
}

interface Piece {
  text: string;
  /** The distance of its words, so that a slop can be exactly sufficient. */
  apart: number;
}

/** One to four words that occur in a field, some words apart, sometimes reordered. */
function pieces(field: TextField): fc.Arbitrary<Piece> {
  const texts = articles.flatMap((one) => textOf(one, field)).filter((text) => /[\p{L}\p{N}]/u.test(text));
  return fc
    .tuple(
      fc.constantFrom(...texts),
      fc.nat(300),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.nat(5),
    )
    .map(([text, from, count, step, turned]) => {
      const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
      const start = from % words.length;
      const taken = words
        .slice(start)
        .filter((_, at) => at % step === 0)
        .slice(0, count);
      return { text: (turned === 0 ? taken.reverse() : taken).join(' '), apart: (step - 1) * (taken.length - 1) };
    });
}

const bound: fc.Arbitrary<DateBound> = fc.oneof(
  fc.constant<DateBound>({ kind: 'open' }),
  fc
    .integer({ min: 1, max: 28 })
    .map((day): DateBound => ({ kind: 'day', date: `2026-02-${String(day).padStart(2, '0')}` })),
  fc
    .integer({ min: 0, max: 3_000_000 })
    .map((s): DateBound => ({ kind: 'instant', at: new Date(now.getTime() - s * 1_000).toISOString() })),
  fc.record({
    kind: fc.constant('relative' as const),
    amount: fc.integer({ min: -60, max: 2 }),
    unit: fc.constantFrom('m', 'h', 'd', 'w', 'M', 'y'),
  }),
);
const range = fc.record({
  kind: fc.constant('range' as const),
  field: fc.constant('date' as const),
  from: bound,
  to: bound,
});

type LeafKind = Exclude<QueryNode['kind'], 'and' | 'or' | 'not'>;

function leafOf(kind: LeafKind, field: QueryField): fc.Arbitrary<QueryNode> {
  if (field === 'date' || kind === 'range') return range;
  const piece = pieces(field);
  const word = piece.map(({ text }) => text.split(' ')[0] ?? text);
  switch (kind) {
    case 'word':
      return word.map((text): QueryNode => ({ kind, field, text }));
    case 'phrase':
      return fc
        .tuple(piece, fc.constantFrom(0, 0, -1, 1, 17))
        .map(([{ text, apart }, more]): QueryNode => ({ kind, field, text, slop: Math.max(0, apart + more) }));
    case 'name':
      return isNamedField(field) ? wholeName(field) : range;
    case 'prefix':
      return word.map((text): QueryNode => ({ kind, field, text: [...text].slice(0, 4).join('') }));
  }
}

interface Asked {
  name: string;
  query: QueryNode;
}

/** Each kind of leaf in each field by itself, then all of them under every operator. */
function askedQueries(): Asked[] {
  const kinds: readonly LeafKind[] = ['word', 'phrase', 'prefix', 'name'];
  const single = textFields.flatMap((field) =>
    kinds.flatMap((kind) =>
      sample(leafOf(kind, field), kind === 'phrase' ? 8 : 3).map((query) => ({ name: `${field} ${kind}`, query })),
    ),
  );
  const dates = sample(range, 15).map((query) => ({ name: 'date range', query }));
  const leaf = fc.oneof(
    ...textFields.flatMap((field) => kinds.map((kind) => leafOf(kind, field))),
    ...kinds.map((kind) => leafOf(kind, 'document')),
    range,
  );
  const tree = fc.letrec<{ tree: QueryNode }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      { weight: 2, arbitrary: leaf },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constantFrom('and' as const, 'or' as const),
          children: fc.array(tie('tree'), { minLength: 2, maxLength: 4 }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('not' as const), child: tie('tree') }) },
    ),
  })).tree;
  const inflected = Object.entries(inflections).flatMap(([language, words]) =>
    words.map((text): Asked => ({ name: `${language} stem`, query: { kind: 'word', field: 'document', text } })),
  );
  return [...single, ...dates, ...inflected, ...sample(tree, 100).map((query) => ({ name: 'tree', query }))];
}

const database = useTestDatabase();
const itemIds: string[] = [];

beforeAll(async () => {
  for (const one of articles) itemIds.push(await storeArticle(database().pool, one));
}, 120_000);

test('search, percolator, and a naive matcher agree for every field, operator, and language', async () => {
  const asked = askedQueries();
  const analyzed = articles.map(analyzeArticle);
  const percolator = new Percolator();
  asked.forEach(({ query }, index) =>
    percolator.add(String(index), '1', query, { departmentId: null, sources: 'all' }),
  );
  const matched = analyzed.map((one) => new Set(percolator.match(one, now).map(({ id }) => id)));
  const wrong: unknown[] = [];
  const foundBy = new Map<string, number>();
  for (const [index, { name, query }] of asked.entries()) {
    const answer = await database().articleSearch.search(searchRequest(query, { now }));
    const searched = new Set(answer.hits.map(({ itemId }) => itemId));
    const simplified = normalizeQuery(query);
    for (const [at, one] of articles.entries()) {
      const said = naiveMatches(query, one, now);
      const found = [
        searched.has(itemIds[at] ?? ''),
        matched[at]?.has(String(index)),
        simplified !== null && matches(simplified, analyzed[at] ?? analyzeArticle(one), now),
      ];
      if (said) foundBy.set(name, (foundBy.get(name) ?? 0) + 1);
      if (found.some((each) => each !== said)) wrong.push({ query, at, said, found });
    }
    expect(answer.hitCount).toBe(searched.size);
    // The printed text of a valid query has the same meaning.
    const again = parseQuery(printQuery(query));
    if (again.ok) expect(again.query).toEqual(simplified);
  }
  expect(wrong).toEqual([]);
  // Every query matches something, because agreement on nothing would prove nothing.
  for (const { name } of asked) expect({ name, found: (foundBy.get(name) ?? 0) > 0 }).toEqual({ name, found: true });
  expect(Object.keys(inflections).sort()).toEqual([...stemmedLanguages].sort());
}, 150_000);
