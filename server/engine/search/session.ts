import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { packedRows } from '../ranking/packedRows';
import { SearchFailure } from './failure';

/** PostgreSQL's query_canceled: by pg_cancel_backend or by the statement timeout. */
const cancelledState = '57014';

function stateOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

function throwIfCancelled(signal: AbortSignal | undefined, cause?: unknown): void {
  if (signal?.aborted === true) throw new SearchFailure('CANCELLED', { cause });
}

/**
 * The planner takes unpacking a vector for free and would rather read the table, or walk along the dates, than ask the
 * word index. Reading the table is never right here; walking along the dates is for the newest of many hits.
 */
const opening = (isolation: string): string =>
  `begin isolation level ${isolation} read only; set local jit = off; set local enable_seqscan = off; set local work_mem = '32MB'`;
const byWords = 'set local enable_indexscan = off; set local enable_indexonlyscan = off';
const byAnyIndex = 'set local enable_indexscan = on; set local enable_indexonlyscan = on';

async function close(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}

/** One connection for the statements of a search, given back at its end; an abort cancels what runs on it. */
export class SearchSession {
  private constructor(
    private readonly client: PoolClient,
    readonly signal: AbortSignal | undefined,
  ) {}

  /**
   * Runs `work` on a connection of the pool.
   * @param isolation repeatable read where several statements have to see the same moment
   * @throws SearchFailure CANCELLED when `signal` aborts, TIMEOUT when the database's statement timeout strikes
   */
  static async run<T>(
    pool: Pool,
    signal: AbortSignal | undefined,
    work: (session: SearchSession) => Promise<T>,
    isolation: 'read committed' | 'repeatable read' = 'read committed',
  ): Promise<T> {
    throwIfCancelled(signal);
    const client = await pool.connect();
    const cancellations: Promise<unknown>[] = [];
    const cancel = (): void => {
      cancellations.push(pool.query('select pg_cancel_backend($1)', [pid]).catch(() => undefined));
    };
    let pid: unknown = null;
    try {
      await client.query(opening(isolation));
      if (signal !== undefined) {
        pid = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
        signal.addEventListener('abort', cancel, { once: true });
      }
      return await work(new SearchSession(client, signal));
    } catch (error) {
      throwIfCancelled(signal, error);
      if (stateOf(error) === cancelledState) throw new SearchFailure('TIMEOUT', { cause: error });
      throw error;
    } finally {
      signal?.removeEventListener('abort', cancel);
      // The cancellation must not reach whoever uses the connection next.
      await Promise.all(cancellations);
      await close(client);
    }
  }

  async rows<R extends QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    throwIfCancelled(this.signal);
    return (await this.client.query<R>(text, values)).rows;
  }

  /** The rows of a select without parameters, as bytes: see packedRows.ts. */
  async packed(select: string): Promise<Buffer[][]> {
    throwIfCancelled(this.signal);
    return packedRows(this.client, select);
  }

  /** As `rows`, by the word index: where all hits are wanted rather than the newest. */
  async rowsByWords<R extends QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    await this.client.query(byWords);
    const rows = await this.rows<R>(text, values);
    await this.client.query(byAnyIndex);
    return rows;
  }
}
