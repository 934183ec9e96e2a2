import { limits } from '@contract/limits';
import type { QueryNode } from '@contract/query/ast';
import type { RankingService } from './ranking/searchIndex';
import { toHitCount, countHits, type HitCount } from './countHits';
import type { CountedPage } from './countedPage';
import type { PageRequest } from './pageNewestFirst';
import { rankedPage, type RankedPage, type RankedRequest } from './rankedPage';
import { rankPhrasesOf, rankTermsOf } from './rankTerms';
import type { After } from './candidateRows';
import type { Selection } from './selection';
import type { SearchSession } from './searchSession';
import { countStories } from './storyHits';

/**
 * The parts of a query that the relevance score uses: the words, from the tree with repeated words, and the phrases,
 * from the canonical tree.
 */
export interface RankedQuery {
  query: QueryNode;
  withRepeats: QueryNode;
}

export type PlaceRequest = Omit<RankedRequest, 'terms' | 'phrases' | 'items'>;

/**
 * The number of hits that are first grouped into stories. Larger than the exact count limit because some hits belong to
 * the same story.
 */
const itemsAtOnce = limits.hitCountExact * 1.5;

/** The number of hits, or of their stories; null if the postings can't tell. */
async function countOf(
  session: SearchSession,
  ranks: RankingService,
  selection: Selection,
  request: RankedRequest,
  page: RankedPage,
): Promise<HitCount | null> {
  if (page.hits === null || !page.complete) return null;
  if (!request.byStory) return toHitCount(page.hits, true);
  const some = await countStories(session, selection, page.items);
  if (some > limits.hitCountExact || page.items.length < itemsAtOnce) return toHitCount(some, true);
  const all = await rankedPage(session, ranks, selection, { ...request, terms: [], limit: 0, items: Infinity });
  return toHitCount(await countStories(session, selection, all.items), true);
}

/** Returns a page by relevance, and the number of hits if requested. */
export async function mostRelevant(
  session: SearchSession,
  ranks: RankingService,
  selection: Selection,
  { query, withRepeats }: RankedQuery,
  wanted: PlaceRequest,
  counted: boolean,
): Promise<RankedPage & { count: HitCount | null }> {
  const terms = rankTermsOf(withRepeats, selection.corpus.languages);
  const items = counted && wanted.byStory ? itemsAtOnce : 0;
  const request = { ...wanted, terms, phrases: rankPhrasesOf(query), items };
  const page = await rankedPage(session, ranks, selection, request);
  if (!counted) return { ...page, count: null };
  const known = await countOf(session, ranks, selection, request, page);
  return { ...page, count: known ?? (await countHits(session, selection, wanted.byStory)) };
}

/**
 * True if the ranking service answers this search newest first. A search for everything walks the date index instead.
 */
export function usesPostings(ranks: RankingService, { plan, scope }: Selection): boolean {
  const isOfEverything = plan.kind === 'always' && scope.sourceIds === null;
  return !isOfEverything && ranks.decides(plan);
}

/**
 * Returns a page, newest first, and the number of hits, both from the sealed postings: many words, or a prefix with
 * thousands of expansions, are cheap there. Returns null if the postings don't contain every version yet.
 */
export async function newestByPostings(
  session: SearchSession,
  ranks: RankingService,
  selection: Selection,
  { start, limit, byStory, isReadByCaller, after: place }: PageRequest,
  counted: boolean,
): Promise<CountedPage | null> {
  const [at, itemId, version] = place ?? [];
  const after =
    at === undefined || itemId === undefined || version === undefined
      ? undefined
      : { score: 0, published: Number(at), itemId, version };
  const items = counted && byStory ? itemsAtOnce : 0;
  const request = { terms: [], phrases: [], after, offset: 0, start, limit, byStory, isReadByCaller, items };
  const page = await rankedPage(session, ranks, selection, request);
  if (!page.complete || page.hits === null) return null;
  // Uses the place instead of the last row, because a search that stopped early may have no rows.
  const end = page.next !== null && 'place' in page.next ? page.next.place : null;
  const next: After | null = end === null ? null : [String(end.published), end.itemId, end.version];
  const count = counted ? await countOf(session, ranks, selection, request, page) : null;
  return { rows: page.rows, next, ...(count ?? toHitCount(page.hits, true)) };
}
