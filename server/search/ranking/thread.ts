import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { SearchFailure } from '@server/engine/computing/searchFailure';
import type { SearchSession } from '../session';
import type { Ranked, RankRequest } from '@server/engine/postings/rankRequest';
import type { Ranks } from './ranks';

/** What the thread is given. */
export interface RankingThreadData {
  databaseUrl: string;
  /** Of its statements. */
  statementTimeoutMs: number;
}

export interface RankMessage {
  kind: 'rank';
  id: number;
  request: RankRequest;
  personId: string;
  /** What is left of the search's computing. */
  computingMs: number;
}

export type ToThread = RankMessage | { kind: 'cancel'; id: number } | { kind: 'ping' } | { kind: 'stop' };

export type FromThread =
  | { kind: 'ranked'; id: number; ranked: Ranked; computedMs: number }
  | { kind: 'failed'; id: number; code: SearchFailure['code'] | null; message: string }
  | { kind: 'pong' };

/** Who is told where the thread ended although nobody stopped it. */
export interface RankingThreadWatch {
  /** Another thread has taken its place. */
  startedAgain: (reason: string) => void;
  /** It ended so often that starting it again mends nothing. */
  giveUp: (reason: string) => void;
}

interface RankedAnswer {
  ranked: Ranked;
  computedMs: number;
}

interface Waiting {
  resolve: (answer: RankedAnswer) => void;
  reject: (error: Error) => void;
}

/** How long a thread may take, milliseconds. What tests make shorter. */
export interface RankingThreadPatience {
  /** Between two questions whether the thread answers, while searches wait for it. */
  pingMs: number;
  /** To answer one; then the thread is ended, and another takes its place. It computes in slices of a few milliseconds. */
  silenceMs: number;
  /** To end when it is stopped; then it is ended by force. */
  stopMs: number;
}

const usualPatience: RankingThreadPatience = { pingMs: 1_000, silenceMs: 8_000, stopMs: 3_000 };

/** So many ends within a minute are mended by a new thread. */
const endsMended = 3;
const endsWithinMs = 60_000;

function startThread(workerData: RankingThreadData): Worker {
  return new Worker(path.join(__dirname, `ranking.worker${path.extname(__filename)}`), { workerData });
}

/**
 * Ranks in a thread of its own, so that searches do not delay other requests. A thread that ends by itself, or is ended because
 * it does not answer, is replaced; the searches that waited for it fail as UNAVAILABLE.
 */
export class RankingThread implements Ranks {
  private thread: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  /** When threads ended, by `Date.now()`. */
  private ends: number[] = [];
  private state: 'running' | 'stopping' | 'given up' = 'running';
  private pings: NodeJS.Timeout | undefined;
  /** When the oldest ping without an answer was sent, by `performance.now()`. */
  private unansweredSince: number | null = null;
  /** The thread has sent something: while it starts, it cannot answer. */
  private isReady = false;
  /** The thread is being ended because it did not answer: replacing it mends that, however often. */
  private isSilent = false;
  private readonly patience: RankingThreadPatience;

  /** @param start how a thread is started, where not from what was built */
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
      this.watch.giveUp(reason);
      return;
    }
    this.replace(reason);
  }

  private replace(reason: string): void {
    this.failWaiting(reason);
    if (this.state === 'stopping') return;
    this.thread = this.begin();
    this.watch.startedAgain(reason);
  }

  private post(message: ToThread): void {
    this.thread.postMessage(message);
  }

  /** While searches wait, asks the thread again and again whether it still answers; ends one that is silent too long. */
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

  /** @throws SearchFailure also UNAVAILABLE: the thread ended meanwhile, or was stopped */
  async rank(
    request: RankRequest,
    { signal, personId, budget }: Pick<SearchSession, 'signal' | 'personId' | 'budget'>,
  ): Promise<Ranked> {
    if (this.state !== 'running') throw new SearchFailure('UNAVAILABLE');
    const id = (this.asked += 1);
    const cancel = (): void => this.post({ kind: 'cancel', id });
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      const { ranked, computedMs } = await new Promise<RankedAnswer>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        this.post({ kind: 'rank', id, request, personId, computingMs: budget.leftMs });
        this.pings ??= setInterval(() => this.ping(), this.patience.pingMs).unref();
        if (signal?.aborted === true) cancel();
      });
      budget.use(computedMs);
      return ranked;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
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
