import { limits } from '@contract/limits';
import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import { toTsvector } from '@server/engine/analyzer/tsvector';
import { Percolator } from '@server/engine/percolator/percolator';
import { matches } from '../../support/engine/matches';
import { decodePositions } from '@server/engine/postings/positions';
import { sealTail } from '@server/search/ranking/seal';
import { useTestDatabase } from '../../support/server/database';
import { article } from '../../support/engine/articleText';
import { parsedQuery } from '../../support/engine/parsedQuery';
import { searchRequest } from '../../support/engine/searchRequest';
import { storeArticle } from '../../support/engine/storeArticleText';

const database = useTestDatabase();
const now = new Date('2026-03-10T12:00:00Z');

async function found(text: string): Promise<string[]> {
  const result = await database().articleSearch.search(searchRequest(parsedQuery(text), { now, limit: 100 }));
  expect(result.hitCount).toBe(result.hits.length);
  return result.hits.map((hit) => hit.itemId).sort();
}

describe('articles beyond the limits of a tsvector', () => {
  const stored: [string, ArticleText][] = [];

  beforeAll(async () => {
    const filler = 'the same words again and the same '.repeat(150);
    const many = Array.from({ length: 17_000 }, (_, index) => `w${index % 3_000}`).join(' ');
    const texts = [
      // More than 256 times "the" and "same" before the searched phrase.
      article({ headline: 'Often', body: `${filler} the final answer` }),
      // More than 16,383 words before the phrase.
      article({ headline: 'Long', body: `${many} the final answer` }),
      article({ headline: 'Short', body: 'the final answer' }),
      article({ headline: 'Final', body: `${filler} answer` }),
    ];
    for (const one of texts) stored.push([await storeArticle(database().pool, one), one]);
  });

  const queries = [
    '"the final answer"',
    '"final answer"',
    '"the answer"~1',
    '"the answer"~1 AND NOT "the final"',
    'headline:final',
    'body:final',
    'body:answer NOT "the final answer"',
    '"same the"~2',
    '"the same" NOT headline:often',
    'fina*',
    'body:fina*',
    '"again the"~40',
    'w2999',
    '"w2998 w2999 w0"',
    '"w0 w2998"~5',
  ];

  async function expectMatches(text: string): Promise<void> {
    const expected = stored.filter(([, one]) => matches(parsedQuery(text), analyzeArticle(one), now)).map(([id]) => id);
    expect(await found(text)).toEqual(expected.sort());
  }

  test.each(queries)('decides %s', expectMatches);

  test('a phrase at the end of each is found', async () => {
    expect(await found('"the final answer"')).toEqual(
      stored
        .slice(0, 3)
        .map(([id]) => id)
        .sort(),
    );
  });

  describe('after sealing', () => {
    beforeAll(async () => {
      while ((await sealTail(database().pool, 100)) > 0);
    });

    test.each(queries)('decides %s', expectMatches);

    test('the postings have every position, so no article has to be read for a phrase', async () => {
      const { rows } = await database().pool.query<{ documents: number; positions: Buffer }>(
        `select documents, positions from ranking_posting where lexeme = '/enthe'`,
      );
      const kept = rows.flatMap(({ documents, positions }) => decodePositions(positions, documents));
      const all = stored.flatMap(([, one]) => analyzeArticle(one).lexemes.get('/enthe') ?? []);
      expect(kept.flat().sort((a, b) => a - b)).toEqual(all.sort((a, b) => a - b));
      expect(all.length).toBeGreaterThan(500);
    });
  });
});

describe('articles too large for any tsvector', () => {
  test('the end is left out and marked as such, and the rest is stored and found', async () => {
    const body = Array.from({ length: limits.articleWords + 500 }, (_, index) => `word${index}`).join(' ');
    const giant = article({ headline: 'Giant', body });
    expect(analyzeArticle(giant).truncated).toBe(true);
    const item = await storeArticle(database().pool, giant);
    expect(await found('headline:giant word100')).toEqual([item]);
    const analyzed = analyzeArticle(giant);
    const last = `word${limits.articleWords + 499}`;
    expect(matches(parsedQuery(last), analyzed, now)).toBe(false);
    expect(await found(last)).toEqual([]);
  }, 30_000);

  test('endless words and characters with a meaning in tsvector syntax are stored', async () => {
    const body = `${'x'.repeat(5_000)} it''s a \\ back\\slash ' quote & | ! <-> :* (a)\u0000b ${'漢'.repeat(3_000)}`;
    const item = await storeArticle(
      database().pool,
      article({ body: body.replaceAll('\u0000', ' '), organization: ["O'Neil \\ Co: * & |"] }),
    );
    expect(await found('backslash OR slash')).toEqual([item]);
    expect(await found('organization:"O\'Neil \\\\ Co: * & |"')).toEqual([item]);
    expect(await found('漢漢漢')).toEqual([item]);
    expect(toTsvector(analyzeArticle(article({ body: 'a\u0000b' })))).not.toContain('\u0000');
  });
});

describe('the largest valid queries', () => {
  let item = '';
  beforeAll(async () => {
    item = await storeArticle(
      database().pool,
      article({ headline: 'Largest', body: 'drug w999x of words near each other' }),
    );
  });
  const words = (count: number, end = ''): string[] => Array.from({ length: count }, (_, index) => `w${index}${end}`);
  const deep = limits.queryDepth / 2 - 1;

  test.each([
    ['a thousand alternatives', words(limits.queryTerms, 'x').join(' OR ')],
    [
      'a thousand exclusions',
      `drug ${words(limits.queryTerms - 1)
        .map((word) => `-${word}`)
        .join(' ')}`,
    ],
    ['a hundred prefixes', words(limits.queryPrefixes, '*').join(' OR ')],
    [
      'hundreds of phrases with slop',
      `drug OR ${words(400)
        .map((word) => `"${word} words near"~9`)
        .join(' OR ')}`,
    ],
    ['brackets a hundred deep', `${'(zzz OR (drug '.repeat(deep)}drug${'))'.repeat(deep)}`],
    ['NOTs a hundred deep', `${'drug NOT (absent OR '.repeat(2 * deep + 1)}another${')'.repeat(2 * deep + 1)}`],
    ['twenty thousand characters', `drug OR ${'y'.repeat(limits.queryCharacters - 8)}`],
    ['a phrase of thousands of words', `drug OR "${'near each '.repeat(1_900)}"`],
  ])('answers %s', async (_, text) => {
    const [query, one] = [
      parsedQuery(text),
      article({ headline: 'Largest', body: 'drug w999x of words near each other' }),
    ];
    expect(matches(query, analyzeArticle(one), now)).toBe(true);
    expect(await found(text)).toContain(item);
    const percolator = new Percolator();
    percolator.add('1', '1', query, { departmentId: null, sources: 'all' });
    expect(percolator.match(analyzeArticle(one), now)).toHaveLength(1);
  });
});
