import { limits } from '@contract/limits';
import type { Plan } from '@server/engine/query/plan';
import type { Ranked, RankPlace, RankRequest } from '@server/engine/postings/rankRequest';
import type { RankingService } from '../ranking/searchIndex';
import type { SearchSession } from '../searchSession';
import { articleQuery } from './articleQuery';
import { mostHits } from './indexMapping';
import { openSearchDecides, type Clause } from './planQuery';
import { newestFirst, sendSearch, type SearchAnswer, type SearchedIndices } from './sendSearch';

type SortValue = string | number;

/** Ranks articles in OpenSearch. Finds ids only: what a caller may see is checked in PostgreSQL afterwards. */
export class OpenSearchRanker implements RankingService {
  /** BM25's statistics are those of the moment: also of what arrived after the search began. */
  readonly shifts = true;

  constructor(private readonly searched: SearchedIndices) {}

  decides(plan: Plan): boolean {
    return openSearchDecides(plan);
  }

  /**
   * @throws SearchFailure if the search is canceled or reaches its computing limit
   * @throws OpenSearchFailure if OpenSearch can't answer completely
   * @throws TooManyClauses
   */
  async rank(request: RankRequest, session: SearchSession): Promise<Ranked> {
    const { after, most, items } = request;
    const isScored = request.terms.length > 0;
    const query = articleQuery(request);
    const isExact = this.decides(request.plan);
    const wantsItems = isExact ? items : 0;
    const fetched = after === undefined ? Math.min(Math.max(most, wantsItems), mostHits) : most;
    const page = await this.ask(session, query, isScored, fetched, after);
    const documents = page.hits.hits.map(({ sort }) => placeOf(sort, isScored));
    const hits = page.hits.total.value;
    const result = { documents: documents.slice(0, most), candidates: hits, exact: isExact, complete: true };
    if (!isExact) return { ...result, hits: null, items: [] };
    const first = after === undefined ? documents : [];
    return { ...result, hits, items: await this.items(session, query, isScored, wantsItems, first) };
  }

  /** The item ids of the first hits, read in pages. */
  private async items(
    session: SearchSession,
    query: Clause,
    isScored: boolean,
    most: number,
    first: readonly RankPlace[],
  ): Promise<number[]> {
    const items = first.map(({ itemId }) => Number(itemId));
    let last = first.at(-1);
    while (items.length < most) {
      const size = Math.min(most - items.length, mostHits);
      if (last !== undefined && items.length % mostHits !== 0) break;
      const answer = await this.ask(session, query, isScored, size, last);
      const places = answer.hits.hits.map(({ sort }) => placeOf(sort, isScored));
      items.push(...places.map(({ itemId }) => Number(itemId)));
      last = places.at(-1);
      if (places.length < size) break;
    }
    return items.slice(0, Math.min(items.length, most));
  }

  private async ask(
    session: SearchSession,
    query: Clause,
    isScored: boolean,
    size: number,
    after: RankPlace | undefined,
  ): Promise<SearchAnswer> {
    const body = {
      query,
      size,
      sort: isScored ? [{ _score: 'desc' }, ...newestFirst] : newestFirst,
      track_total_hits: limits.hitCountExact + 1,
      _source: false,
      // The sort values are all that is read.
      stored_fields: '_none_',
      ...(after !== undefined && { search_after: valuesOf(after, isScored) }),
    };
    return sendSearch(this.searched, session, body, isScored ? { search_type: 'dfs_query_then_fetch' } : {});
  }
}

function placeOf(sort: readonly SortValue[], isScored: boolean): RankPlace {
  const [published, item, version] = (isScored ? sort.slice(1) : sort).map(Number);
  return {
    score: isScored ? Number(sort[0]) : 0,
    published: published ?? 0,
    itemId: String(item ?? 0),
    version: version ?? 0,
  };
}

function valuesOf({ score, published, itemId, version }: RankPlace, isScored: boolean): SortValue[] {
  const place = [published, Number(itemId), version];
  return isScored ? [score, ...place] : place;
}
