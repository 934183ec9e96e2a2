import type { Client } from '@opensearch-project/opensearch';
import { SearchFailure } from '@server/engine/computing/searchFailure';
import type { SearchSession } from '../searchSession';
import { describeFailure, OpenSearchFailure } from './client';
import type { Clause } from './planQuery';

/** Where searches are sent. */
export interface SearchedIndices {
  client: Client;
  /** A pattern: the monthly parts of one index. */
  indices: string;
}

/** What every answer to a search has. */
export interface SearchAnswer {
  hits: { total: { value: number }; hits: readonly { sort: readonly (string | number)[] }[] };
  aggregations?: Readonly<Record<string, unknown>>;
}

export const newestFirst = [{ published: 'desc' }, { item: 'desc' }, { version: 'desc' }] as const;

/**
 * Sends a search, and ends it when the session is canceled or its computing time is over.
 * @throws SearchFailure if the search is canceled or reaches its computing limit
 * @throws OpenSearchFailure if OpenSearch can't answer completely
 */
export async function sendSearch(
  { client, indices }: SearchedIndices,
  { signal, budget }: SearchSession,
  body: Clause,
  parameters: Readonly<Record<string, string | boolean>> = {},
): Promise<SearchAnswer> {
  const started = performance.now();
  const left = budget.leftMs;
  // Part of the shards is no answer: PostgreSQL has it completely.
  const querystring = { allow_partial_search_results: false, allow_no_indices: false, ...parameters };
  const pending = client.transport.request(
    { method: 'POST', path: `/${indices}/_search`, body, querystring },
    { maxRetries: 2, ...(Number.isFinite(left) && { requestTimeout: Math.ceil(left) + 1 }) },
  );
  const abort = (): void => pending.abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const answer: unknown = (await pending).body;
    if (!isAnswer(answer)) throw new OpenSearchFailure('OpenSearch’s response has an unknown format.');
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

function isAnswer(body: unknown): body is SearchAnswer {
  return typeof body === 'object' && body !== null && 'hits' in body;
}
