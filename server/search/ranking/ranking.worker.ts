import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { connect, type Connection } from '@server/db/connect';
import { isTransient } from '@server/db/transientErrors';
import { SearchFailure } from '../failure';
import { SearchSession } from '../session';
import { Ranker } from './ranker';
import type { RankRequest } from './request';
import type { FromThread, RankingThreadData, ToThread } from './thread';

/** Merging makes new segments, whose commonest words are read too. */
const warmingMs = 60_000;

// One works while the others wait for the database.
const connections = 3;

/** The thread of thread.ts: it holds what ranking needs to have in memory. */
class RankingWorker {
  private readonly ranker = new Ranker();
  private readonly running = new Map<number, AbortController>();

  constructor(
    private readonly port: MessagePort,
    private readonly connection: Connection,
  ) {}

  /** Reads the documents before anybody waits for them. What fails is tried again by the first search. */
  async warm(): Promise<void> {
    const { pool } = this.connection;
    await SearchSession.run(pool, undefined, (session) => this.ranker.warm(session), 'repeatable read').catch(
      () => undefined,
    );
  }

  take(message: ToThread): void {
    if (message.kind === 'rank')
      void this.rank(message.id, message.request).then((answer) => this.port.postMessage(answer));
    else if (message.kind === 'cancel') this.running.get(message.id)?.abort();
    else void this.connection.close().finally(() => this.port.close());
  }

  private async rank(id: number, request: RankRequest): Promise<FromThread> {
    const cancelling = new AbortController();
    this.running.set(id, cancelling);
    try {
      const ranked = await SearchSession.run(
        this.connection.pool,
        cancelling.signal,
        (session) => this.ranker.rank(request, session),
        'repeatable read',
      );
      return { kind: 'ranked', id, ranked };
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
if (!isGiven(given) || parentPort === null) throw new Error('This thread is started by thread.ts.');
const worker = new RankingWorker(
  parentPort,
  connect(given.databaseUrl, { name: 'ranking', max: connections, statementTimeoutMs: given.statementTimeoutMs }),
);
void worker.warm();
setInterval(() => void worker.warm(), warmingMs).unref();
parentPort.on('message', (message: ToThread) => worker.take(message));
