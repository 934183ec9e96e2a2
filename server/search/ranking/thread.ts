import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { SearchFailure } from '../failure';
import type { Ranked, RankRequest, Ranks } from './request';

/** What the thread is given. */
export interface RankingThreadData {
  databaseUrl: string;
  /** Of its statements. */
  statementTimeoutMs: number;
}

export type ToThread =
  { kind: 'rank'; id: number; request: RankRequest } | { kind: 'cancel'; id: number } | { kind: 'stop' };

export type FromThread =
  | { kind: 'ranked'; id: number; ranked: Ranked }
  | { kind: 'failed'; id: number; code: SearchFailure['code'] | null; message: string };

/** Who is told where the thread ended although nobody stopped it. */
export interface RankingThreadWatch {
  /** Another thread has taken its place. */
  startedAgain: (reason: string) => void;
  /** It ended so often that starting it again mends nothing. */
  giveUp: (reason: string) => void;
}

interface Waiting {
  resolve: (ranked: Ranked) => void;
  reject: (error: Error) => void;
}

/** So many ends within a minute are mended by a new thread. */
const endsMended = 3;
const endsWithinMs = 60_000;

function startThread(workerData: RankingThreadData): Worker {
  return new Worker(path.join(__dirname, `ranking.worker${path.extname(__filename)}`), { workerData });
}

/**
 * Ranks in a thread of its own: whoever asks for a page does not wait for somebody's search. A thread that ends by itself is
 * started again; the searches that waited for it fail as UNAVAILABLE.
 */
export class RankingThread implements Ranks {
  private thread: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  /** When threads ended, by `Date.now()`. */
  private ends: number[] = [];
  private state: 'running' | 'stopping' | 'given up' = 'running';

  /** @param start how a thread is started, where not from what was built */
  constructor(
    private readonly data: RankingThreadData,
    private readonly watch: RankingThreadWatch,
    private readonly start: (data: RankingThreadData) => Worker = startThread,
  ) {
    this.thread = this.begin();
  }

  private begin(): Worker {
    const thread = this.start(this.data);
    let reason = 'it ended by itself';
    thread.on('message', (message: FromThread) => this.answer(message));
    thread.on('error', (error) => {
      reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    });
    thread.once('exit', () => this.ended(`The ranking of searches ended: ${reason}`));
    return thread;
  }

  private ended(reason: string): void {
    const failed = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of failed) reject(new SearchFailure('UNAVAILABLE', { cause: reason }));
    if (this.state === 'stopping') return;
    const now = Date.now();
    this.ends = [...this.ends.filter((at) => at > now - endsWithinMs), now];
    if (this.ends.length > endsMended) {
      this.state = 'given up';
      this.watch.giveUp(reason);
      return;
    }
    this.thread = this.begin();
    this.watch.startedAgain(reason);
  }

  private post(message: ToThread): void {
    this.thread.postMessage(message);
  }

  private answer(message: FromThread): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.kind === 'ranked') waiting?.resolve(message.ranked);
    else if (message.code === null) waiting?.reject(new Error(message.message));
    else waiting?.reject(new SearchFailure(message.code, { cause: message.message }));
  }

  /** @throws SearchFailure also UNAVAILABLE: the thread ended meanwhile, or was stopped */
  async rank(request: RankRequest, { signal }: { signal: AbortSignal | undefined }): Promise<Ranked> {
    if (this.state !== 'running') throw new SearchFailure('UNAVAILABLE');
    const id = (this.asked += 1);
    const cancel = (): void => this.post({ kind: 'cancel', id });
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await new Promise<Ranked>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        this.post({ kind: 'rank', id, request });
        if (signal?.aborted === true) cancel();
      });
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  async stop(): Promise<void> {
    if (this.state !== 'running') return;
    this.state = 'stopping';
    const ended = once(this.thread, 'exit');
    this.post({ kind: 'stop' });
    await ended;
  }
}
