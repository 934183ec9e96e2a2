import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { limits } from '@contract/limits';
import { connect, type Connection } from '@server/db/connect';
import { isTransient } from '@server/db/transientErrors';
import { reportThreadMetrics } from '@server/metrics/threadMetrics';
import { SearchFailure } from '@server/engine/computing/searchFailure';
import { SearchSession } from '../searchSession';
import { Ranker } from './ranker';
import type { FromThread, RankingThreadData, RankMessage, ToThread } from './rankingThread';

/**
 * How often the data that searches need are preloaded, in milliseconds. Repeated because merging creates new segments
 * with words that aren't preloaded yet.
 */
const warmingMs = 60_000;

/** One connection per concurrent search, so that an expensive search doesn't block another, and one for preloading. */
const connections = limits.searchesAtOnce + 1;

/** The worker behind `RankingThread` (rankingThread.ts). It holds the sealed collection in memory. */
class RankingWorker {
  private readonly ranker = new Ranker();
  private readonly running = new Map<number, AbortController>();

  constructor(
    private readonly port: MessagePort,
    private readonly connection: Connection,
    private readonly replicas: readonly Connection[],
  ) {}

  /** Loads the documents before the first search. If this fails, the first search tries again. */
  async warm(): Promise<void> {
    const { pool } = this.connection;
    await SearchSession.run(pool, undefined, (session) => this.ranker.warm(session), 'repeatable read').catch(
      () => undefined,
    );
  }

  take(message: ToThread): void {
    if (message.kind === 'rank') void this.rank(message).then((answer) => this.port.postMessage(answer));
    else if (message.kind === 'ping') this.port.postMessage({ kind: 'pong' } satisfies FromThread);
    else if (message.kind === 'cancel') this.running.get(message.id)?.abort();
    else void this.close();
  }

  private async close(): Promise<void> {
    await Promise.allSettled([this.connection, ...this.replicas].map((connection) => connection.close()));
    this.port.close();
  }

  private async rank({ id, request, replica, personId, computingMs }: RankMessage): Promise<FromThread> {
    const cancelling = new AbortController();
    this.running.set(id, cancelling);
    const context = { signal: cancelling.signal, personId, computingMs };
    try {
      const { pool } = (replica === undefined ? undefined : this.replicas[replica]) ?? this.connection;
      return await SearchSession.run(
        pool,
        context,
        async (session): Promise<FromThread> => {
          const ranked = await this.ranker.rank(request, session);
          return { kind: 'ranked', id, ranked, computedMs: session.budget.usedMs };
        },
        'repeatable read',
      );
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { kind: 'failed', id, code: codeOf(error), message };
    } finally {
      this.running.delete(id);
    }
  }
}

function codeOf(error: unknown): SearchFailure['code'] | null {
  if (error instanceof SearchFailure) return error.code;
  return isTransient(error) ? 'UNAVAILABLE' : null;
}

function isGiven(data: unknown): data is RankingThreadData {
  return typeof data === 'object' && data !== null && 'databaseUrl' in data && 'statementTimeoutMs' in data;
}

const given: unknown = workerData;
if (!isGiven(given) || parentPort === null) throw new Error('This thread is started by rankingThread.ts.');
// The channel doesn't keep the thread alive, so it needs no end.
if (given.hasMetrics === true) reportThreadMetrics('ranking');
const { statementTimeoutMs } = given;
const worker = new RankingWorker(
  parentPort,
  connect(given.databaseUrl, { name: 'ranking', max: connections, statementTimeoutMs }),
  (given.replicaUrls ?? []).map((url, index) =>
    connect(url, {
      name: `ranking ${String(index + 1)}`,
      max: connections,
      statementTimeoutMs,
      ...(given.replicaQueryTimeoutMs !== undefined && { queryTimeoutMs: given.replicaQueryTimeoutMs }),
    }),
  ),
);
void worker.warm();
setInterval(() => void worker.warm(), warmingMs).unref();
parentPort.on('message', (message: ToThread) => worker.take(message));
parentPort.postMessage({ kind: 'pong' } satisfies FromThread);
