import type { Pool } from 'pg';
import { countHits } from './count';
import { readCursor, writeCursor, type Cursor } from './cursor';
import { newestPage, type PageRequest } from './newest';
import { relevantPage } from './relevant';
import type { Hit, SearchRequest, SearchResult } from './request';
import type { CandidateRow } from './rows';
import { select, type Selection } from './selection';
import { SearchSession } from './session';

export interface SearchOptions {
  /** Cancels the search, in the database too. */
  signal?: AbortSignal | undefined;
  /** Leaves the hits uncounted (`hitCount` 0, gte) where nobody asks: later pages, alerts. */
  uncounted?: boolean;
}

function hitOf(row: CandidateRow): Hit {
  return { itemId: row.item_id, version: row.version, published: row.published, storyId: row.story_id };
}

type Found = Pick<SearchResult, 'hits' | 'cursor' | 'ranked'>;

async function find(
  session: SearchSession,
  selection: Selection,
  request: SearchRequest,
  cursor: Cursor | null,
): Promise<Found> {
  const { asOf } = selection.scope;
  const byStory = request.grouping === 'STORY';
  if (request.sort === 'RELEVANT_FIRST') {
    const start = request.start + (cursor?.offset ?? 0);
    const page = await relevantPage(session, selection, { start, limit: request.limit, byStory });
    return {
      hits: page.rows.map((row, index) => ({ ...hitOf(row), score: page.scores[index] ?? 0 })),
      cursor: page.nextOffset === null ? null : writeCursor({ asOf, offset: page.nextOffset }),
      ranked: page.ranked,
    };
  }
  const wanted: PageRequest = { after: cursor?.after, start: request.start, limit: request.limit, byStory };
  const page = await newestPage(session, selection, wanted);
  return { hits: page.rows.map(hitOf), cursor: page.next === null ? null : writeCursor({ asOf, after: page.next }) };
}

/**
 * Searches the stored articles. Pages go by cursor over the articles as they were at `asOf`, so that nothing is skipped
 * or repeated while articles arrive; an unknown cursor is taken for none.
 * @throws SearchFailure when cancelled, or longer than the pool's statement timeout
 */
export async function search(pool: Pool, request: SearchRequest, options: SearchOptions = {}): Promise<SearchResult> {
  const cursor = request.cursor === undefined ? null : readCursor(request.cursor);
  const filter = { ...request, asOf: cursor?.asOf ?? request.asOf };
  return SearchSession.run(pool, options.signal, async (session) => {
    const selection = await select(session, filter);
    const found = await find(session, selection, request, cursor);
    const count =
      options.uncounted === true
        ? { hitCount: 0, hitCountRelation: 'gte' as const }
        : await countHits(session, selection, request.grouping === 'STORY');
    return { ...found, ...count, asOf: selection.scope.asOf };
  });
}

/** How many hits a filter has, without reading them. See `search`. */
export async function countMatches(
  pool: Pool,
  filter: Omit<SearchRequest, 'start' | 'limit' | 'sort' | 'grouping' | 'cursor'>,
  options: Pick<SearchOptions, 'signal'> = {},
): Promise<Pick<SearchResult, 'hitCount' | 'hitCountRelation' | 'asOf'>> {
  return SearchSession.run(pool, options.signal, async (session) => {
    const selection = await select(session, filter);
    return { ...(await countHits(session, selection, false)), asOf: selection.scope.asOf };
  });
}
