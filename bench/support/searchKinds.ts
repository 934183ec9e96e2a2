import type { QueryNode } from '@contract/query/ast';
import type { SearchRequest } from '@server/search/searchRequest';
import type { Pool } from 'pg';
import type { ArticleSearch } from '@server/search/articleSearch';
import { excerptOf, markText } from '@server/engine/query/highlight';

/** What is measured: an implementation, and the database in which its articles are. */
export type MeasuredIndex = ArticleSearch & { readonly pool: Pool };

/** The result of a search: the hit count, and the articles of the first page if requested. */
interface Found {
  hits: number;
  ids: string[];
}

/** A search to measure. */
export interface MeasuredSearch {
  ask: () => Promise<Found>;
  /** The request for peers to compare; null if there is no comparison. */
  ofPeers: SearchRequest | null;
}

export interface SearchKind {
  name: string;
  /** Creates a new search of the kind, including any requests needed beforehand. */
  make: (articleSearch: MeasuredIndex) => Promise<MeasuredSearch>;
}

export type Pick = (share: 'common' | 'middle' | 'rare') => string;

function word(text: string, field: 'document' | 'headline' = 'document'): QueryNode {
  return { kind: 'word', field, text };
}

function anyOf(children: QueryNode[]): QueryNode {
  return { kind: 'or', children };
}

function allOf(...children: QueryNode[]): QueryNode {
  return { kind: 'and', children };
}

function requestOf(more: Partial<SearchRequest>): SearchRequest {
  return {
    query: null,
    departmentId: null,
    sourceIds: [],
    allSources: true,
    start: 0,
    limit: 25,
    sort: 'NEWEST_FIRST',
    grouping: 'NONE',
    now: new Date(),
    ...more,
  };
}

function plain(name: string, make: () => Partial<SearchRequest>): SearchKind {
  return {
    name,
    make: (articleSearch) => {
      const request = requestOf(make());
      return Promise.resolve({
        ofPeers: request,
        ask: async () => {
          const { hitCount, hits } = await articleSearch.search(request);
          return { hits: hitCount, ids: hits.map(({ itemId }) => itemId) };
        },
      });
    },
  };
}

function special(name: string, ask: (articleSearch: MeasuredIndex) => Promise<number>): SearchKind {
  return {
    name,
    make: (articleSearch) =>
      Promise.resolve({ ofPeers: null, ask: async () => ({ hits: await ask(articleSearch), ids: [] }) }),
  };
}

/** The page after the first 9,000 hits, by a cursor obtained beforehand. */
function deep(name: string, sort: SearchRequest['sort'], make: () => QueryNode): SearchKind {
  return {
    name,
    make: async (articleSearch) => {
      const query = make();
      const before = await articleSearch.search(requestOf({ query, sort, start: 8_000, limit: 1_000 }), {
        uncounted: true,
      });
      const cursor = before.cursor ?? undefined;
      return {
        ofPeers: null,
        ask: async () => ({ hits: (await articleSearch.search(requestOf({ query, sort, cursor }))).hitCount, ids: [] }),
      };
    },
  };
}

async function marked(articleSearch: MeasuredIndex, query: QueryNode): Promise<number> {
  const { hits } = await articleSearch.search(requestOf({ query }), { uncounted: true });
  const { rows } = await articleSearch.pool.query<{ headline: string; body_text: string; language: string }>(
    `select v.headline, v.body_text, v.language from unnest($1::bigint[], $2::int[]) as wanted(item_id, version)
     join item_version v using (item_id, version)`,
    [hits.map((hit) => hit.itemId), hits.map((hit) => hit.version)],
  );
  for (const row of rows) {
    markText(query, row.headline, row.language, 'headline');
    excerptOf(query, row.body_text, row.language);
  }
  return hits.length;
}

/** All kinds of searches, each with new words at every call. */
export function searchKinds(pick: Pick, phrase: () => string, question: () => string[], newest: Date): SearchKind[] {
  const recent = new Date(newest.getTime() - 60 * 86_400_000).toISOString().slice(0, 10);
  const date: QueryNode = { kind: 'range', field: 'date', from: { kind: 'day', date: recent }, to: { kind: 'open' } };
  const not: QueryNode = { kind: 'not', child: word('state') };
  const many = (count: number, share: 'common' | 'middle' | 'rare'): QueryNode =>
    anyOf(Array.from({ length: count }, () => word(pick(share))));
  const prefix = (length: number): QueryNode => ({
    kind: 'prefix',
    field: 'document',
    text: pick('middle').slice(0, length),
  });
  const prefixes = (): QueryNode => anyOf(Array.from({ length: 40 }, () => prefix(2)));
  const within = (slop: number, text: string): QueryNode => ({ kind: 'phrase', field: 'document', text, slop });
  const sort = 'RELEVANT_FIRST' as const;
  return [
    plain('rare word', () => ({ query: word(pick('rare')) })),
    plain('common word', () => ({ query: word(pick('common')) })),
    plain('two words', () => ({ query: allOf(word(pick('common')), word(pick('middle'))) })),
    plain('list of twenty', () => ({ query: many(20, 'middle') })),
    plain('list of 1,000', () => ({ query: many(1_000, 'rare') })),
    plain('phrase', () => ({ query: within(0, phrase()) })),
    plain('words within five', () => ({ query: within(5, `${pick('common')} ${pick('common')}`) })),
    plain('prefix', () => ({ query: prefix(4) })),
    plain('forty prefixes of two', () => ({ query: prefixes() })),
    plain('headline word', () => ({ query: word(pick('common'), 'headline') })),
    plain('NOT with date and source', () => ({
      query: allOf(word(pick('common')), not, date),
      allSources: false,
      sourceIds: ['publication-1', 'publication-7', 'publication-20'],
    })),
    plain('all of some sources', () => ({ allSources: false, sourceIds: ['publication-3', 'publication-30'] })),
    plain('relevance, rare word', () => ({ query: word(pick('rare')), sort })),
    plain('relevance, middle words', () => ({ query: allOf(word(pick('middle')), word(pick('middle'))), sort })),
    plain('relevance, common words', () => ({ query: many(3, 'common'), sort })),
    plain('relevance, eight common', () => ({ query: many(8, 'common'), sort })),
    plain('relevance, a question', () => ({ query: anyOf(question().map((one) => word(one))), sort })),
    plain('relevance, phrase', () => ({ query: within(0, phrase()), sort })),
    plain('relevance, NOT, date, source', () => ({
      query: allOf(word(pick('common')), not, date),
      allSources: false,
      sourceIds: ['publication-1', 'publication-7', 'publication-20'],
      sort,
    })),
    plain('relevance, list of 1,000', () => ({ query: many(1_000, 'rare'), sort })),
    plain('relevance, forty prefixes', () => ({ query: prefixes(), sort })),
    plain('relevance, one per story', () => ({ query: many(3, 'common'), sort, grouping: 'STORY' })),
    deep('page behind 9,000, newest', 'NEWEST_FIRST', () => word(pick('common'))),
    deep('page behind 9,000, relevance', sort, () => many(3, 'common')),
    special('facets of a common word', async (articleSearch) => {
      return (await articleSearch.facets(requestOf({ query: word(pick('common')) }))).counted;
    }),
    special('days of a common word', async (articleSearch) => {
      const days = await articleSearch.histogram(requestOf({ query: word(pick('common')), now: newest }), 90);
      return days.reduce((sum, { count }) => sum + count, 0);
    }),
    special('25 excerpts, marked', (articleSearch) =>
      marked(articleSearch, anyOf([word(pick('common')), word(pick('middle'))])),
    ),
  ];
}
