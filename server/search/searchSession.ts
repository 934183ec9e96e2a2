import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { preparedStatement } from '@server/db/preparedStatement';
import { eachPackedRow, packedRows } from '@server/db/packedRows';
import { ComputingBudget } from '@server/engine/computing/computingBudget';
import { SearchFailure } from '@server/engine/computing/searchFailure';

/** SQLSTATE query_canceled: by pg_cancel_backend or by statement_timeout. */
const cancelledState = '57014';

function stateOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

function throwIfCancelled(signal: AbortSignal | undefined, cause?: unknown): void {
  if (signal?.aborted === true) throw new SearchFailure('CANCELLED', { cause });
}

/**
 * A prepared statement has one right plan for all values; the statements of a single search are planned for their own
 * words and dates.
 */
const forAnyValues = 'set local plan_cache_mode = force_generic_plan';
const forTheseValues = 'set local plan_cache_mode = force_custom_plan';

/**
 * Planner settings of a search. The planner underestimates the cost of detoasting tsvectors, so it prefers a sequential
 * scan, or a scan along the dates, to the word index. A sequential scan is never right here; a scan along the dates is
 * right only for the newest of many hits.
 */
const opening = (isolation: string, budget: ComputingBudget): string =>
  `begin isolation level ${isolation} read only; set local jit = off; set local enable_seqscan = off; set local work_mem = '32MB'; ${forAnyValues}${timeoutOf(budget)}`;
const timeoutOf = ({ leftMs }: ComputingBudget): string =>
  Number.isFinite(leftMs) ? `; set local statement_timeout = ${Math.max(1, Math.ceil(leftMs))}` : '';
const byWords = 'set local enable_indexscan = off; set local enable_indexonlyscan = off';
const byAnyIndex = 'set local enable_indexscan = on; set local enable_indexonlyscan = on';

const backends = new WeakMap<PoolClient, number>();

/** The process id of a connection's backend, asked once. */
async function backendOf(client: PoolClient): Promise<number> {
  const known = backends.get(client);
  if (known !== undefined) return known;
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  backends.set(client, pid);
  return pid;
}

async function close(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}

/** Cancels the statement that is running on a connection. */
class Cancelling {
  private isOver = false;
  private sent: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly pool: Pool,
    private readonly pid: number,
  ) {}

  async begin(): Promise<void> {
    const other = await this.pool.connect();
    this.sent = this.isOver ? Promise.resolve() : other.query('select pg_cancel_backend($1)', [this.pid]);
    await this.sent.then(
      () => other.release(),
      () => other.release(true),
    );
  }

  /**
   * Prevents cancellation from here on: it must not reach the next user of the connection. A cancellation that still
   * waits for a connection is not awaited, because sessions canceled together would wait for each other's connections.
   */
  async end(): Promise<void> {
    this.isOver = true;
    await this.sent.catch(() => undefined);
  }
}

/** The caller and the limits of a search. */
export interface SearchContext {
  /** Cancels the search in the database and in the ranking thread. */
  signal?: AbortSignal | undefined;
  /** The person for the fair queue. Searches without a person share one entry. */
  personId?: string | undefined;
  /** The position in the primary's log of the caller's last write, which the search must see. */
  afterWrite?: string | undefined;
  /** The computing limit of the search in milliseconds; unlimited if absent. */
  computingMs?: number | undefined;
}

type Isolation = 'read committed' | 'repeatable read';

/**
 * The transaction in which the statements of a search run. It begins with the first of them, on a connection that is
 * released at its end. An abort cancels the running statement.
 */
export class SearchSession {
  readonly signal: AbortSignal | undefined;
  readonly personId: string;
  readonly budget: ComputingBudget;
  private planning = forAnyValues;
  private client: PoolClient | undefined;
  private opened: Promise<PoolClient> | undefined;
  private cancelling: Cancelling | undefined;

  private constructor(
    private readonly pool: Pool,
    { signal, personId = '', computingMs = Infinity }: SearchContext,
    private readonly isolation: Isolation,
  ) {
    this.signal = signal;
    this.personId = personId;
    this.budget = new ComputingBudget(computingMs);
  }

  /**
   * Runs `work` in a session.
   * @param isolation repeatable read if several statements must see the same snapshot.
   * @throws SearchFailure CANCELLED if the context's signal aborts; SEARCH_TOO_EXPENSIVE at its computing limit or at
   * the statement timeout of the pool
   */
  static async run<T>(
    pool: Pool,
    context: SearchContext | undefined,
    work: (session: SearchSession) => Promise<T>,
    isolation: Isolation = 'read committed',
  ): Promise<T> {
    const session = new SearchSession(pool, context ?? {}, isolation);
    const { signal } = session;
    throwIfCancelled(signal);
    const cancel = (): void => void session.cancelling?.begin().catch(() => undefined);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await work(session);
    } catch (error) {
      throwIfCancelled(signal, error);
      if (stateOf(error) === cancelledState) throw new SearchFailure('SEARCH_TOO_EXPENSIVE', { cause: error });
      throw error;
    } finally {
      signal?.removeEventListener('abort', cancel);
      await session.cancelling?.end();
      if (session.client !== undefined) await close(session.client);
    }
  }

  /** Begins the transaction, unless it has begun: with repeatable read, the other statements see this moment. */
  async begin(): Promise<void> {
    await this.connected();
  }

  private connected(): Promise<PoolClient> {
    return (this.opened ??= this.open());
  }

  private async open(): Promise<PoolClient> {
    const client = await this.pool.connect();
    this.client = client;
    if (this.signal !== undefined) this.cancelling = new Cancelling(this.pool, await backendOf(client));
    await client.query(opening(this.isolation, this.budget));
    throwIfCancelled(this.signal);
    return client;
  }

  async rows<R extends QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    throwIfCancelled(this.signal);
    const client = await this.connected();
    if (values.length > 0) await this.plan(client, forTheseValues);
    return (await this.timed(() => client.query<R>(text, values))).rows;
  }

  /** Runs a statement outside the transaction: no statement timeout limits it. */
  private async cancellable<T>(client: PoolClient, statement: () => Promise<T>): Promise<T> {
    const cancelling = new Cancelling(this.pool, await backendOf(client));
    const cancel = (): void => void cancelling.begin().catch(() => undefined);
    const { leftMs } = this.budget;
    const late = Number.isFinite(leftMs) ? setTimeout(cancel, leftMs) : undefined;
    this.signal?.addEventListener('abort', cancel, { once: true });
    try {
      throwIfCancelled(this.signal);
      return await this.timed(statement);
    } finally {
      clearTimeout(late);
      this.signal?.removeEventListener('abort', cancel);
      await cancelling.end();
    }
  }

  /** Adds a statement's duration to the search's budget. */
  private async timed<T>(statement: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const result = await statement();
    this.budget.use(performance.now() - started);
    return result;
  }

  private async plan(client: PoolClient, how: string): Promise<void> {
    if (this.planning === how) return;
    await client.query(how);
    this.planning = how;
  }

  /**
   * As `rows`, but prepared once per connection with a generic plan. Only for statements with few different texts, each
   * with one right plan: a connection keeps the plans even when the tables grow.
   */
  async rowsOfPlanned<R extends QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    throwIfCancelled(this.signal);
    const client = await this.connected();
    await this.plan(client, forAnyValues);
    return (await this.timed(() => client.query<R>(preparedStatement(text, values)))).rows;
  }

  /**
   * As `rowsOfPlanned`, but outside the transaction if that hasn't begun. Most searches need nothing else, and save the
   * statements that begin and end a transaction. An abort and the computing limit cancel this statement, too.
   */
  async rowsOutsideTransaction<R extends QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    if (this.opened !== undefined) return this.rowsOfPlanned<R>(text, values);
    throwIfCancelled(this.signal);
    const client = await this.pool.connect();
    try {
      const result = await this.cancellable(client, () => client.query<R>(preparedStatement(text, values)));
      client.release();
      return result.rows;
    } catch (error) {
      client.release(stateOf(error) !== cancelledState);
      throw error;
    }
  }

  /** The rows of a SELECT without parameters, as bytes; see packedRows.ts. */
  async packed(select: string): Promise<Buffer[][]> {
    throwIfCancelled(this.signal);
    const client = await this.connected();
    return this.timed(() => packedRows(client, select));
  }

  /** As `packed`, but streams the rows: each is processed while the next is read, and none is kept. */
  async eachPacked(select: string, use: (row: readonly Buffer[]) => void): Promise<void> {
    throwIfCancelled(this.signal);
    const client = await this.connected();
    await this.timed(() => eachPackedRow(client, select, use));
  }

  /** As `rows`, but through the word index: for reading all hits rather than the newest. */
  async rowsByWords<R extends QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    const client = await this.connected();
    await client.query(byWords);
    const rows = await this.rows<R>(text, values);
    await client.query(byAnyIndex);
    return rows;
  }
}
