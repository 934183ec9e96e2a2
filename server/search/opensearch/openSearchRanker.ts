import type { Client } from '@opensearch-project/opensearch';
import { limits } from '@contract/limits';
import { SearchFailure } from '@server/engine/computing/searchFailure';
import type { Plan } from '@server/engine/query/plan';
import type { Ranked, RankPlace, RankRequest } from '@server/engine/postings/rankRequest';
import { areTheTerms } from '@server/engine/postings/postingLists';
import { microsecondsOf } from '../microseconds';
import type { RankingService } from '../ranking/searchIndex';
import type { SearchSession } from '../searchSession';
import { describeFailure, OpenSearchFailure } from './client';
import { mostHits } from './indexMapping';
import { matchAll, openSearchDecides, planQuery, type Clause } from './planQuery';
import { scoreQuery, withRecency } from './scoreQuery';

const newestFirst = [{ published: 'desc' }, { item: 'desc' }, { version: 'desc' }] as const;

type SortValue = string | number;

interface Answer {
  hits: { total: { value: number }; hits: readonly { sort: readonly SortValue[] }[] };
}

/** Ranks articles in OpenSearch. Finds ids only: what a caller may see is checked in PostgreSQL afterwards. */
export class OpenSearchRanker implements RankingService {
  constructor(
    private readonly client: Client,
    private readonly alias: string,
  ) {}

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
    const query = queryOf(request);
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
  ): Promise<Answer> {
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
    const querystring = {
      // Part of the shards is no answer: PostgreSQL has it completely.
      allow_partial_search_results: false,
      ...(isScored && { search_type: 'dfs_query_then_fetch' }),
    };
    return this.request(session, body, querystring);
  }

  /** Sends a search; ends it when the session is canceled or its computing time is over. */
  private async request(
    { signal, budget }: SearchSession,
    body: Clause,
    querystring: Readonly<Record<string, string | boolean>>,
  ): Promise<Answer> {
    const started = performance.now();
    const left = budget.leftMs;
    const pending = this.client.transport.request(
      { method: 'POST', path: `/${this.alias}/_search`, body, querystring },
      { maxRetries: 2, ...(Number.isFinite(left) && { requestTimeout: Math.ceil(left) + 1 }) },
    );
    const abort = (): void => pending.abort();
    signal?.addEventListener('abort', abort, { once: true });
    try {
      const answer: unknown = (await pending).body;
      if (!isAnswer(answer)) throw new OpenSearchFailure('OpenSearch answered in an unknown form.');
      return answer;
    } catch (error) {
      if (signal?.aborted === true) throw new SearchFailure('CANCELLED', { cause: error });
      if (performance.now() - started > left) throw new SearchFailure('SEARCH_TOO_EXPENSIVE', { cause: error });
      if (error instanceof OpenSearchFailure) throw error;
      throw new OpenSearchFailure(describeFailure(error), { cause: error });
    } finally {
      signal?.removeEventListener('abort', abort);
      budget.use(performance.now() - started);
    }
  }
}

function isAnswer(body: unknown): body is Answer {
  return typeof body === 'object' && body !== null && 'hits' in body;
}

/** The articles that the caller may see, as far as OpenSearch knows; PostgreSQL checks it again. */
function scopeClauses(request: RankRequest): Clause[] {
  const asOf = microsecondsOf(request.asOf);
  const departments = request.departmentId === null ? [''] : ['', request.departmentId];
  return [
    { terms: { department: departments } },
    { range: { received: { lte: asOf } } },
    ...(request.includeOldRevisions ? [] : [{ range: { superseded: { gt: asOf } } }]),
    ...(request.sourceIds === null ? [] : [{ terms: { source: request.sourceIds } }]),
  ];
}

function queryOf(request: RankRequest): Clause {
  const { plan, terms, languages, now, recencyHalfLifeDays } = request;
  const scope = scopeClauses(request);
  if (terms.length === 0) return { bool: { filter: [...scope, planQuery(plan, languages, now)] } };
  const score = scoreQuery(terms);
  // If every hit has a scored term, and all that have one are hits, the terms needn't be looked up twice.
  const query: Clause = areTheTerms(plan, terms, languages)
    ? { bool: { must: [score], filter: scope } }
    : {
        bool: {
          must: [{ bool: { should: [score, { constant_score: { filter: matchAll, boost: 0 } }] } }],
          filter: [...scope, planQuery(plan, languages, now)],
        },
      };
  if (recencyHalfLifeDays === undefined) return query;
  return withRecency(query, microsecondsOf(request.asOf), recencyHalfLifeDays);
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
