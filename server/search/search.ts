import type { SearchOptions } from './articleSearch';
import type { HitCount } from './countHits';
import { usesPostings, mostRelevant, newestByPostings, type PlaceRequest, type RankedQuery } from './postingSearch';
import { countedPage, type CountedPage } from './countedPage';
import { readCursor, writeCursor } from './cursor';
import { pageNewestFirst, type PageRequest } from './pageNewestFirst';
import type { RankingService, SearchIndex } from './ranking/searchIndex';
import type { Hit, SearchRequest, SearchResult } from './searchRequest';
import type { CandidateRow } from './candidateRows';
import { select, type Selection } from './selection';
import { SearchSession } from './searchSession';

function hitOf(row: CandidateRow): Hit {
  return { itemId: row.item_id, version: row.version, published: row.published };
}

type Found = Omit<SearchResult, 'asOf'>;

const uncounted: HitCount = { hitCount: 0, hitCountRelation: 'gte' };

async function byRelevance(
  session: SearchSession,
  ranks: RankingService,
  selection: Selection,
  query: RankedQuery,
  wanted: PlaceRequest,
  counted: boolean,
): Promise<Found> {
  const page = await mostRelevant(session, ranks, selection, query, wanted, counted);
  return {
    hits: page.rows.map((row, index) => ({ ...hitOf(row), score: page.scores[index] ?? 0 })),
    cursor: page.next === null ? null : writeCursor({ asOf: selection.scope.asOf, ...page.next }),
    ranked: page.ranked,
    ...(page.count ?? uncounted),
  };
}

async function newestCounted(
  session: SearchSession,
  ranks: RankingService,
  selection: Selection,
  wanted: PageRequest,
  counted: boolean,
): Promise<CountedPage> {
  const page = usesPostings(ranks, selection)
    ? await newestByPostings(session, ranks, selection, wanted, counted)
    : null;
  if (page !== null) return page;
  if (counted) return countedPage(session, selection, wanted);
  return { ...(await pageNewestFirst(session, selection, wanted)), ...uncounted };
}

async function byDate(
  session: SearchSession,
  ranks: RankingService,
  selection: Selection,
  wanted: PageRequest,
  counted: boolean,
): Promise<Found> {
  const page = await newestCounted(session, ranks, selection, wanted, counted);
  return {
    hits: page.rows.map(hitOf),
    cursor: page.next === null ? null : writeCursor({ asOf: selection.scope.asOf, after: page.next }),
    ...(counted ? { hitCount: page.hitCount, hitCountRelation: page.hitCountRelation } : uncounted),
  };
}

/** See ArticleSearch.search. */
export async function search(
  { pool, ranks }: SearchIndex,
  request: SearchRequest,
  options: SearchOptions = {},
): Promise<SearchResult> {
  const query = request.sort === 'RELEVANT_FIRST' ? request.query : null;
  const cursor = request.cursor === undefined ? null : readCursor(request.cursor, query !== null);
  const filter = { ...request, asOf: cursor?.asOf ?? request.asOf };
  const byStory = request.grouping === 'STORY';
  const counted = options.uncounted !== true;
  const { limit, start, recencyHalfLifeDays } = request;
  const work = async (session: SearchSession): Promise<SearchResult> => {
    // One snapshot for what is looked up and counted. Pages of articles by date need no transaction.
    if (byStory || query !== null) await session.begin();
    const selection = await select(session, filter);
    const page = { start, limit, byStory, isReadByCaller: true };
    // Whichever implementation continues a search, it leaves out what the pages so far contained.
    const seen = cursor?.seen ?? (ranks.shifts === true ? [] : undefined);
    const found =
      query !== null
        ? byRelevance(
            session,
            ranks,
            selection,
            { query, withRepeats: request.queryWithRepeats ?? query },
            { ...page, after: cursor?.place, offset: cursor?.offset ?? 0, seen, recencyHalfLifeDays },
            counted,
          )
        : byDate(session, ranks, selection, { ...page, after: cursor?.after }, counted);
    return { ...(await found), asOf: selection.scope.asOf };
  };
  return SearchSession.run(pool, options, work, 'repeatable read');
}
