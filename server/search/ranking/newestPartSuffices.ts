import { decidesAlone } from '@server/engine/postings/candidates';
import type { PostingLists } from '@server/engine/postings/postingLists';
import type { RankRequest } from '@server/engine/postings/rankRequest';
import { estimateHits } from '@server/engine/postings/selectivity';
import type { TopDocuments } from '@server/engine/postings/topDocuments';
import type { SearchView } from './searchView';
import { canSuffice, type WindowStart } from './windowStart';

/**
 * True if the newest part of the collection can suffice to find the newest page and to know that there are more hits
 * than are counted.
 */
export function isDecidedByNewest({ terms, plan, items }: RankRequest): boolean {
  return terms.length === 0 && items !== Infinity && decidesAlone(plan);
}

/**
 * True if the words are frequent enough to search the newest part alone, judged by the lists from its first segment on.
 */
export function isEnoughLikely(
  { plan, languages }: RankRequest,
  lists: PostingLists,
  ends: readonly number[],
  { segment }: WindowStart,
  counted: number,
): boolean {
  const read = (ends.at(-1) ?? 0) - (ends[segment - 1] ?? 0);
  return canSuffice(ends, read, estimateHits(plan, lists, languages), counted);
}

/** True if the whole page is newer than every document that was left out. */
export function isNewest(most: number, top: TopDocuments, { table, leftOut }: SearchView): boolean {
  return most === 0 || (top.last !== null && (table.published[top.last] ?? 0) > leftOut);
}
