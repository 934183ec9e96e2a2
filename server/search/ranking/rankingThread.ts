import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { decidesAlone } from '@server/engine/postings/candidates';
import type { Plan } from '@server/engine/query/plan';
import { SearchFailure } from '@server/engine/computing/searchFailure';
import type { SearchSession } from '../searchSession';
import type { Ranked, RankRequest } from '@server/engine/postings/rankRequest';
import type { RankingService } from './searchIndex';

/** The `workerData` of the thread. */
export interface RankingThreadData {
  databaseUrl: string;
  /** The timeout of its statements. */
  statementTimeoutMs: number;
  /** Replicas on which searches may run. */
  replicaUrls?: readonly string[];
  /** The time after which a replica that doesn't respond is given up. */
  replicaQueryTimeoutMs?: number;
  /** Whether it reports its metrics. */
  hasMetrics?: boolean;
}

export interface RankMessage {
  kind: 'rank';
  id: number;
  request: RankRequest;
  /** The index of the replica on which the search runs; absent: the primary. */
  replica?: number | undefined;
  personId: string;
  /** The remaining computing time of the search, in milliseconds. */
  computingMs: number;
}

export type ToThread = RankMessage | { kind: 'cancel'; id: number } | { kind: 'ping' } | { kind: 'stop' };

export type FromThread =
  | { kind: 'ranked'; id: number; ranked: Ranked; computedMs: number }
  | { kind: 'failed'; id: number; code: SearchFailure['code'] | null; message: string }
  | { kind: 'pong' };

/** Callbacks for a thread that ended without having been stopped. */
interface RankingThreadWatch {
  /** A new thread has replaced it. */
  onRestart: (reason: string) => void;
  /** The thread ended so often that restarting it doesn't help. */
  onGiveUp: (reason: string) => void;
}

interface RankedAnswer {
  ranked: Ranked;
  computedMs: number;
}

interface Waiting {
  resolve: (answer: RankedAnswer) => void;
  reject: (error: Error) => void;
}

/** Time limits of a thread in milliseconds, which tests shorten. */
interface RankingThreadPatience {
  /** The interval between two pings while searches wait for the thread. */
  pingMs: number;
  /**
   * The maximum time to answer a ping; after it the thread is terminated and replaced. The thread computes in slices of
   * a few milliseconds, so it answers much sooner.
   */
  silenceMs: number;
  /** The maximum time to stop; after it the thread is terminated. */
  stopMs: number;
}

const usualPatience: RankingThreadPatience = { pingMs: 1_000, silenceMs: 8_000, stopMs: 3_000 };

/** The number of unexpected exits within a minute after which a thread is still restarted. */
const endsMended = 3;
const endsWithinMs = 60_000;

function startThread(workerData: RankingThreadData): Worker {
  return new Worker(path.join(__dirname, `ranking.worker${path.extname(__filename)}`), { workerData });
}

/**
 * Ranks in a worker thread, so that searches don't delay other requests. A thread that exits or doesn't answer is
 * replaced, and the searches that waited for it fail as UNAVAILABLE.
 */
export class RankingThread implements RankingService {
  readonly isCurrent = true;
  private thread: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  /** The times of unexpected exits, by `Date.now()`. */
  private ends: number[] = [];
  private state: 'running' | 'stopping' | 'given up' = 'running';
  private pings: NodeJS.Timeout | undefined;
  /** When the oldest unanswered ping was sent, by `performance.now()`. */
  private unansweredSince: number | null = null;
  /** True once the thread has sent a message. It can't answer pings while it starts. */
  private isReady = false;
  /** True while the thread is being terminated because it didn't answer. Such a thread is always replaced. */
  private isSilent = false;
  private readonly patience: RankingThreadPatience;

  /** @param start Starts the worker; the default uses the built file. */
  constructor(
    private readonly data: RankingThreadData,
    private readonly watch: RankingThreadWatch,
    private readonly start: (data: RankingThreadData) => Worker = startThread,
    patience: Partial<RankingThreadPatience> = {},
  ) {
    this.patience = { ...usualPatience, ...patience };
    this.thread = this.begin();
  }

  private begin(): Worker {
    const thread = this.start(this.data);
    this.unansweredSince = null;
    this.isSilent = false;
    this.isReady = false;
    let reason = 'it exited unexpectedly';
    thread.on('message', (message: FromThread) => this.answer(message));
    thread.on('error', (error) => {
      reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    });
    thread.once('exit', () => {
      if (this.isSilent) this.replace('The ranking thread didn’t respond and was stopped.');
      else this.ended(`The ranking thread stopped: ${reason}`);
    });
    return thread;
  }

  private failWaiting(reason: string): void {
    const failed = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of failed) reject(new SearchFailure('UNAVAILABLE', { cause: reason }));
  }

  private ended(reason: string): void {
    this.failWaiting(reason);
    if (this.state === 'stopping') return;
    const now = Date.now();
    this.ends = [...this.ends.filter((at) => at > now - endsWithinMs), now];
    if (this.ends.length > endsMended) {
      this.state = 'given up';
      this.watch.onGiveUp(reason);
      return;
    }
    this.replace(reason);
  }

  private replace(reason: string): void {
    this.failWaiting(reason);
    if (this.state === 'stopping') return;
    this.thread = this.begin();
    this.watch.onRestart(reason);
  }

  private post(message: ToThread): void {
    this.thread.postMessage(message);
  }

  /** Pings the thread while searches wait for it, and terminates it if it doesn't answer in time. */
  private ping(): void {
    if (this.waiting.size === 0) {
      clearInterval(this.pings);
      this.pings = undefined;
      this.unansweredSince = null;
      return;
    }
    if (!this.isReady) return;
    const now = performance.now();
    if (this.unansweredSince === null) {
      this.unansweredSince = now;
      this.post({ kind: 'ping' });
    } else if (now - this.unansweredSince > this.patience.silenceMs) {
      this.unansweredSince = now;
      this.isSilent = true;
      void this.thread.terminate();
    }
  }

  private answer(message: FromThread): void {
    this.unansweredSince = null;
    this.isReady = true;
    if (message.kind === 'pong') return;
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.kind === 'ranked') waiting?.resolve(message);
    else if (message.code === null) waiting?.reject(new Error(message.message));
    else waiting?.reject(new SearchFailure(message.code, { cause: message.message }));
  }

  decides(plan: Plan): boolean {
    return decidesAlone(plan);
  }

  /** @throws SearchFailure also UNAVAILABLE if the thread ended or was stopped meanwhile */
  async rank(
    request: RankRequest,
    { signal, personId, budget }: Pick<SearchSession, 'signal' | 'personId' | 'budget'>,
    replica?: number,
  ): Promise<Ranked> {
    if (this.state !== 'running') throw new SearchFailure('UNAVAILABLE');
    const id = (this.asked += 1);
    const cancel = (): void => this.post({ kind: 'cancel', id });
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      const { ranked, computedMs } = await new Promise<RankedAnswer>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        this.post({ kind: 'rank', id, request, replica, personId, computingMs: budget.leftMs });
        this.pings ??= setInterval(() => this.ping(), this.patience.pingMs).unref();
        if (signal?.aborted === true) cancel();
      });
      budget.use(computedMs);
      return ranked;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** Ranks for searches on a replica. Its segments are those of the primary, so both share what is in memory. */
  onReplica(replica: number): RankingService {
    return {
      isCurrent: this.isCurrent,
      decides: (plan) => this.decides(plan),
      rank: (request, session) => this.rank(request, session, replica),
    };
  }

  async stop(): Promise<void> {
    if (this.state !== 'running') return;
    this.state = 'stopping';
    clearInterval(this.pings);
    const ended = once(this.thread, 'exit');
    this.post({ kind: 'stop' });
    const late = setTimeout(() => void this.thread.terminate(), this.patience.stopMs);
    await ended;
    clearTimeout(late);
  }
}
