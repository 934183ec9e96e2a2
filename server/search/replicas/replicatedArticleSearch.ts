import { isTransient } from '@server/db/transientErrors';
import { SearchFailure } from '@server/engine/computing/searchFailure';
import { searchesByServer } from '@server/metrics/metrics';
import type { ArticleSearch, SearchOptions } from '../articleSearch';
import { readCursor } from '../cursor';
import type { FacetRequest, SearchFilter, SearchRequest } from '../searchRequest';
import type { SearchContext } from '../searchSession';
import type { SearchedWord } from '../existingWords';
import type { Freshness, Replica, ReplicaMonitor } from './replicaMonitor';
import { walPosition } from './walPosition';

/**
 * Searches on replicas that are fresh enough, otherwise on the primary. A search that fails for a reason of its replica
 * (down, hanging, canceled by a recovery conflict) is repeated elsewhere, and the replica is left alone for a while.
 */
export class ReplicatedArticleSearch implements ArticleSearch {
  private readonly searches: ReadonlyMap<Replica, ArticleSearch>;

  /** @param searchOn gives the search of a replica by its place in the monitor's list. */
  constructor(
    private readonly primary: ArticleSearch,
    private readonly monitor: ReplicaMonitor,
    searchOn: (replica: Replica, index: number) => ArticleSearch,
  ) {
    this.searches = new Map(monitor.replicas.map((replica, index) => [replica, searchOn(replica, index)]));
  }

  search(request: SearchRequest, options?: SearchOptions) {
    const asOf = cursorInstant(request) ?? request.asOf;
    return this.run(asOf, options, (search, within, context) => search.search({ ...request, ...within }, context));
  }

  facets(filter: SearchFilter, request?: FacetRequest, options?: SearchContext) {
    return this.run(filter.asOf, options, (search, within, context) =>
      search.facets({ ...filter, ...within }, request, context),
    );
  }

  histogram(filter: SearchFilter, days: number, options?: SearchContext) {
    return this.run(filter.asOf, options, (search, within, context) =>
      search.histogram({ ...filter, ...within }, days, context),
    );
  }

  hitInstants(filter: SearchFilter, days: number, options?: SearchContext) {
    return this.run(filter.asOf, options, (search, within, context) =>
      search.hitInstants({ ...filter, ...within }, days, context),
    );
  }

  exists(departmentId: string, words: readonly SearchedWord[], options?: SearchContext) {
    return this.run(undefined, options, (search, _within, context) => search.exists(departmentId, words, context));
  }

  /**
   * Runs a search where it is possible.
   * @param work gets the instant that the search must not exceed, unless the caller gave one
   */
  private async run<T>(
    asOf: string | undefined,
    context: SearchContext = {},
    work: (search: ArticleSearch, within: { asOf?: string }, context: SearchContext) => Promise<T>,
  ): Promise<T> {
    const wanted: Freshness = { asOf, position: walPosition(context.afterWrite) };
    for (const replica of this.monitor.usable(wanted)) {
      const search = this.searches.get(replica);
      const replayed = replica.replayed?.asOf;
      if (!search || replayed === undefined) continue;
      const within = asOf === undefined ? { asOf: replayed } : {};
      const outcome = await this.attempt(replica, context, (limited) => work(search, within, limited));
      if (outcome !== undefined) return outcome.result;
    }
    searchesByServer.inc({ server: 'primary' });
    return work(this.primary, {}, context);
  }

  /** Returns undefined if the replica is to blame. */
  private async attempt<T>(
    replica: Replica,
    context: SearchContext,
    work: (context: SearchContext) => Promise<T>,
  ): Promise<{ result: T } | undefined> {
    const abandoned = new AbortController();
    const signal = context.signal ? AbortSignal.any([context.signal, abandoned.signal]) : abandoned.signal;
    replica.running += 1;
    try {
      const found = work({ ...context, signal }).then((result) => ({ result }));
      // When the replica is left, nobody waits for its response, which may never arrive.
      const outcome = await Promise.race([found, replica.left.then(() => undefined)]);
      if (outcome === undefined) {
        found.catch(() => undefined);
        abandoned.abort();
        return undefined;
      }
      replica.succeed();
      searchesByServer.inc({ server: replica.name });
      return outcome;
    } catch (error) {
      if (context.signal?.aborted === true || !isFaultOfServer(error)) throw error;
      this.monitor.fail(replica);
      return undefined;
    } finally {
      replica.running -= 1;
    }
  }
}

function isFaultOfServer(error: unknown): boolean {
  // The ranking thread reports errors of its connection so.
  if (error instanceof SearchFailure) return error.code === 'UNAVAILABLE' && error.cause !== undefined;
  return isTransient(error);
}

function cursorInstant({ cursor, sort, query }: SearchRequest): string | undefined {
  if (cursor === undefined) return undefined;
  try {
    return readCursor(cursor, sort === 'RELEVANT_FIRST' && query !== null).asOf;
  } catch {
    return undefined; // reported by the search
  }
}
