import type { Pool } from 'pg';
import { countHits, type HitCount } from './count';
import { countedPage } from './countedPage';
import { readCursor, writeCursor } from './cursor';
import { newestPage, type PageRequest } from './newest';
import { ranksOf } from '../ranking/ranksOf';
import type { Ranks } from '../ranking/request';
import { relevantPage, type RelevantRequest } from './relevant';
import type { Hit, SearchRequest, SearchResult } from './request';
import type { CandidateRow } from './rows';
import { select, type Selection } from './selection';
import { SearchSession } from './session';
import { isOwnStory } from './stories';

export interface SearchOptions {
  /** Cancels the search, in the database too. */
  signal?: AbortSignal | undefined;
  /** Leaves the hits uncounted (`hitCount` 0, gte) where nobody asks: later pages, alerts. */
  uncounted?: boolean;
}

function hitOf(row: CandidateRow): Hit {
  const storyId = row.story_id === null || isOwnStory(row.story_id) ? null : row.story_id;
  return { itemId: row.item_id, version: row.version, published: row.published, storyId };
}

type Found = Omit<SearchResult, 'asOf'>;

const uncounted: HitCount = { hitCount: 0, hitCountRelation: 'gte' };

async function byRelevance(
  session: SearchSession,
  ranks: Ranks,
  selection: Selection,
  wanted: RelevantRequest,
  counted: boolean,
): Promise<Found> {
  const page = await relevantPage(session, ranks, selection, wanted);
  const count = counted ? await countHits(session, selection, wanted.byStory) : uncounted;
  return {
    hits: page.rows.map((row, index) => ({ ...hitOf(row), score: page.scores[index] ?? 0 })),
    cursor: page.next === null ? null : writeCursor({ asOf: selection.scope.asOf, ...page.next }),
    ranked: page.ranked,
    ...count,
  };
}

async function byDate(
  session: SearchSession,
  selection: Selection,
  wanted: PageRequest,
  counted: boolean,
): Promise<Found> {
  const page = counted
    ? await countedPage(session, selection, wanted)
    : { ...(await newestPage(session, selection, wanted)), ...uncounted };
  return {
    hits: page.rows.map(hitOf),
    cursor: page.next === null ? null : writeCursor({ asOf: selection.scope.asOf, after: page.next }),
    hitCount: page.hitCount,
    hitCountRelation: page.hitCountRelation,
  };
}

/**
 * Searches the stored articles. Pages go by cursor over the articles as they were at `asOf`, so that nothing is skipped
 * or repeated while articles arrive; an unknown cursor is taken for none.
 * @throws SearchFailure when cancelled, or longer than the pool's statement timeout
 */
export async function search(pool: Pool, request: SearchRequest, options: SearchOptions = {}): Promise<SearchResult> {
  const cursor = request.cursor === undefined ? null : readCursor(request.cursor);
  const filter = { ...request, asOf: cursor?.asOf ?? request.asOf };
  const byStory = request.grouping === 'STORY';
  const counted = options.uncounted !== true;
  const { limit, start, query } = request;
  const byScore = request.sort === 'RELEVANT_FIRST' && query !== null;
  const work = async (session: SearchSession): Promise<SearchResult> => {
    const selection = await select(session, filter);
    const found = byScore
      ? byRelevance(
          session,
          ranksOf(pool),
          selection,
          { query, after: cursor?.place, offset: cursor?.offset ?? 0, start, limit, byStory },
          counted,
        )
      : byDate(session, selection, { after: cursor?.after, start, limit, byStory }, counted);
    return { ...(await found), asOf: selection.scope.asOf };
  };
  return SearchSession.run(pool, options.signal, work, byScore ? 'repeatable read' : 'read committed');
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
