import type { Client } from '@opensearch-project/opensearch';
import type { Pool } from 'pg';
import type { ArticleSearch, SearchOptions } from '../articleSearch';
import { readCursor } from '../cursor';
import type { SearchedWord } from '../existingWords';
import { facets } from '../facets';
import { histogram } from '../histogram';
import { hitInstants } from '../hitInstants';
import { microsecondsOf } from '../microseconds';
import type { SearchIndex } from '../ranking/searchIndex';
import { search } from '../search';
import type { FacetRequest, SearchFilter, SearchRequest } from '../searchRequest';
import type { SearchContext } from '../searchSession';
import { AggregatedCounts } from './aggregatedCounts';
import { CircuitBreaker } from './circuitBreaker';
import { OpenSearchFailure } from './client';
import { OpenSearchRanker } from './openSearchRanker';
import { isActive, readProgress } from './outbox';
import { TooManyClauses } from './planQuery';

/** Above this lag, PostgreSQL answers. */
const mostLagSeconds = 30;
const logPauseMs = 60_000;

interface OpenSearchArticleSearchOptions {
  pool: Pool;
  client: Client;
  /** Answers what OpenSearch can't: at an outage, while it lags, and what it doesn't hold. */
  fallback: ArticleSearch;
  /** Called at most once a minute while OpenSearch doesn't answer. */
  warn: (message: string) => void;
  breaker?: CircuitBreaker;
  /** Results of up to this number of hits are counted in PostgreSQL. Default: see aggregatedCounts.ts. */
  fewHits?: number | undefined;
  clock?: () => number;
}

/**
 * Searches in OpenSearch, which finds ids; rights, versions, stories, and texts come from PostgreSQL. A search sees the
 * articles up to the instant up to which the index has everything, one or two seconds ago. See
 * docs/decisions/opensearch.md.
 */
export class OpenSearchArticleSearch implements ArticleSearch {
  readonly pool: Pool;
  private readonly breaker: CircuitBreaker;
  private readonly clock: () => number;
  private warnedAt = -Infinity;

  constructor(private readonly options: OpenSearchArticleSearchOptions) {
    const { pool, breaker = new CircuitBreaker(), clock = Date.now } = options;
    this.pool = pool;
    this.clock = clock;
    this.breaker = breaker;
  }

  search(request: SearchRequest, options?: SearchOptions) {
    const isRanked = request.sort === 'RELEVANT_FIRST' && request.query !== null;
    const cursor = request.cursor === undefined ? null : readCursor(request.cursor, isRanked);
    // Scores of PostgreSQL say nothing of OpenSearch's order, so PostgreSQL continues what it began.
    if (isRanked && cursor !== null && cursor.seen === undefined) return this.options.fallback.search(request, options);
    const asOf = cursor === null ? request.asOf : cursor.asOf;
    return this.answer(
      { ...request, asOf },
      (index, filter) => search(index, { ...request, asOf: filter.asOf }, options),
      () => this.options.fallback.search(request, options),
    );
  }

  facets(filter: SearchFilter, request?: FacetRequest, context?: SearchContext) {
    return this.answer(
      filter,
      (index, indexed) => facets(index, indexed, request, context),
      () => this.options.fallback.facets(filter, request, context),
    );
  }

  histogram(filter: SearchFilter, days: number, context?: SearchContext) {
    return this.answer(
      filter,
      (index, indexed) => histogram(index, indexed, days, context),
      () => this.options.fallback.histogram(filter, days, context),
    );
  }

  hitInstants(filter: SearchFilter, days: number, context?: SearchContext) {
    return this.answer(
      filter,
      (index, indexed) => hitInstants(index, indexed, days, context),
      () => this.options.fallback.hitInstants(filter, days, context),
    );
  }

  /** Asks PostgreSQL, which has what arrived a moment ago. */
  exists(departmentId: string, words: readonly SearchedWord[], context?: SearchContext) {
    return this.options.fallback.exists(departmentId, words, context);
  }

  private async answer<T>(
    filter: SearchFilter,
    byOpenSearch: (index: SearchIndex, indexed: SearchFilter) => Promise<T>,
    byPostgres: () => Promise<T>,
  ): Promise<T> {
    const indexed = await this.indexed(filter);
    if (indexed === null || !this.breaker.tryPass()) return byPostgres();
    const { name, asOf } = indexed;
    try {
      const found = await byOpenSearch(this.indexOf(name), { ...filter, asOf });
      this.breaker.succeed();
      // An index that was replaced meanwhile may have lost a part of its months already.
      return (await isActive(this.pool, name)) ? found : await this.answer(filter, byOpenSearch, byPostgres);
    } catch (error) {
      if (error instanceof TooManyClauses) return byPostgres();
      if (!(error instanceof OpenSearchFailure)) throw error;
      if (!(await isActive(this.pool, name))) return this.answer(filter, byOpenSearch, byPostgres);
      this.breaker.fail();
      this.warn(`${error.message} PostgreSQL answers searches.`);
      return byPostgres();
    }
  }

  /**
   * Searches ask the index by its name, not by the alias: the alias moves to a rebuilt index a moment before PostgreSQL
   * tells whose progress counts.
   */
  private indexOf(name: string): SearchIndex {
    const { pool, client, fewHits } = this.options;
    const searched = { client, indices: `${name}-*` };
    return { pool, ranks: new OpenSearchRanker(searched), counts: new AggregatedCounts(searched, fewHits) };
  }

  /** The index, and the instant that the search refers to; null if it doesn't have everything up to it. */
  private async indexed({ query, allSources, asOf }: SearchFilter): Promise<{ name: string; asOf: string } | null> {
    // The newest of everything comes from PostgreSQL's index of dates.
    if (query === null && allSources) return null;
    const progress = await readProgress(this.pool);
    if (progress === null) return null;
    const { name, upTo, lagSeconds } = progress;
    if (lagSeconds > mostLagSeconds) {
      this.warn(`OpenSearch is ${String(Math.round(lagSeconds))} s behind. PostgreSQL answers searches.`);
      return null;
    }
    if (asOf === undefined) return { name, asOf: upTo };
    return microsecondsOf(asOf) <= microsecondsOf(upTo) ? { name, asOf } : null;
  }

  private warn(message: string): void {
    const now = this.clock();
    if (now - this.warnedAt < logPauseMs) return;
    this.warnedAt = now;
    this.options.warn(message);
  }
}
