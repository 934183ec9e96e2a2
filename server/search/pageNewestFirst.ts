import { limits } from '@contract/limits';
import { candidateRows, verified, type After, type CandidateRow } from './candidateRows';
import { isCheckLimitReached, type Selection } from './selection';
import type { SearchSession } from './searchSession';
import { newestOfStories } from './storyHits';

export interface Page {
  rows: CandidateRow[];
  /** The start of the next page; null after the last page. */
  next: After | null;
}

export interface PageRequest {
  after?: After | undefined;
  start: number;
  limit: number;
  byStory: boolean;
  /** See RankedRequest. */
  isReadByCaller?: boolean | undefined;
}

/** The position of a row in the order of pages. */
export function placeOf(row: CandidateRow): After {
  return [row.at, row.item_id, row.version];
}

/** Reads a page with one statement; the database alone decides which rows match. */
async function plainPage(session: SearchSession, selection: Selection, request: PageRequest): Promise<Page> {
  const { after, start, limit } = request;
  const found = await candidateRows(session, selection, { after, offset: start, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last !== undefined ? placeOf(last) : null };
}

/** Reads candidates in blocks, filters each by the matcher and by stories, and stops when the page is full. */
async function checkedPage(session: SearchSession, selection: Selection, request: PageRequest): Promise<Page> {
  const wanted = request.start + request.limit + 1;
  const kept: CandidateRow[] = [];
  let after = request.after;
  let looked = 0;
  for (;;) {
    const block = await candidateRows(session, selection, { after, limit: limits.searchBlock });
    const matching = await verified(session, selection, block);
    kept.push(...(request.byStory ? await newestOfStories(session, selection, matching) : matching));
    looked += block.length;
    const last = block.at(-1);
    const rows = kept.slice(request.start, request.start + request.limit);
    const lastKept = rows.at(-1);
    if (kept.length >= wanted && lastKept !== undefined) return { rows, next: placeOf(lastKept) };
    if (block.length < limits.searchBlock || last === undefined) return { rows, next: null };
    // Too many candidates for one request: returns the hits so far, and a cursor after the last candidate checked.
    if (isCheckLimitReached(session, looked)) return { rows, next: placeOf(last) };
    after = placeOf(last);
  }
}

/** Returns a page of hits, newest first. */
export async function pageNewestFirst(
  session: SearchSession,
  selection: Selection,
  request: PageRequest,
): Promise<Page> {
  if (request.limit === 0) return { rows: [], next: null };
  const plain = selection.exactness === 'exact' && !request.byStory;
  return plain ? plainPage(session, selection, request) : checkedPage(session, selection, request);
}
