import type { QueryNode } from '@contract/query/ast';
import { decidesAlone } from '../ranking/candidates';
import type { Ranks } from '../ranking/request';
import { bounded, countHits, type HitCount } from './count';
import type { CountedPage } from './countedPage';
import { placeOf, type PageRequest } from './newest';
import { rankedPage, type RankedPage, type RankedRequest } from './rankedPage';
import { rankPhrasesOf, rankTermsOf } from './rankTerms';
import type { Selection } from './selection';
import type { SearchSession } from './session';

export type PlaceRequest = Omit<RankedRequest, 'terms' | 'phrases'>;

/** A page by relevance, and the number of hits where it is wanted. */
export async function mostRelevant(
  session: SearchSession,
  ranks: Ranks,
  selection: Selection,
  query: QueryNode,
  request: PlaceRequest,
  counted: boolean,
): Promise<RankedPage & { count: HitCount | null }> {
  const terms = rankTermsOf(query, selection.corpus.languages);
  const page = await rankedPage(session, ranks, selection, { ...request, terms, phrases: rankPhrasesOf(query) });
  if (!counted) return { ...page, count: null };
  const known = page.hits !== null && !request.byStory;
  return {
    ...page,
    count: known ? bounded(page.hits ?? 0, true) : await countHits(session, selection, request.byStory),
  };
}

/**
 * Whether the sealed postings answer a search newest first: words or sources narrow it, the postings decide it, and each
 * hit is one. The newest of everything come along the dates.
 */
export function isByRanks(selection: Selection, byStory: boolean): boolean {
  const isNarrowed = selection.asksWords || selection.scope.sourceIds !== null;
  return isNarrowed && !byStory && decidesAlone(selection.plan, !selection.corpus.hasOverflow);
}

/**
 * A page newest first and the number of hits, by the sealed postings: many words, or the thousands that two letters
 * begin, cost them little. null where not everything is in them yet.
 */
export async function newestByRanks(
  session: SearchSession,
  ranks: Ranks,
  selection: Selection,
  request: PageRequest,
): Promise<CountedPage | null> {
  const { start, limit } = request;
  const [at, itemId, version] = request.after ?? [];
  const after =
    at === undefined || itemId === undefined || version === undefined
      ? undefined
      : { score: 0, published: Number(at), itemId, version };
  const asked = { terms: [], phrases: [], after, offset: 0, start, limit, byStory: false };
  const page = await rankedPage(session, ranks, selection, asked);
  if (!page.complete || page.hits === null) return null;
  const last = page.rows.at(-1);
  const next = page.next === null || last === undefined ? null : placeOf(last);
  return { rows: page.rows, next, ...bounded(page.hits, true) };
}
