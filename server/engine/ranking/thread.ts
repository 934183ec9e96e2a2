import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { SearchFailure } from '../search/failure';
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

interface Waiting {
  resolve: (ranked: Ranked) => void;
  reject: (error: Error) => void;
}

/** Ranks in a thread of its own: whoever asks for a page does not wait for somebody's search. */
export class RankingThread implements Ranks {
  private readonly thread: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private readonly ended: Promise<void>;
  private asked = 0;
  private failure: string | null = null;
  private stopping = false;

  /** @param onUnexpectedEnd told where the thread ended although nobody stopped it */
  constructor(workerData: RankingThreadData, onUnexpectedEnd: (reason: string) => void) {
    this.thread = new Worker(path.join(__dirname, `ranking.worker${path.extname(__filename)}`), { workerData });
    this.thread.on('message', (message: FromThread) => this.answer(message));
    let reason = 'it ended by itself';
    this.thread.on('error', (error) => {
      reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    });
    this.ended = new Promise((resolve) => {
      this.thread.once('exit', () => {
        this.failure = `The ranking of searches ended: ${reason}`;
        for (const { reject } of this.waiting.values()) reject(new Error(this.failure));
        this.waiting.clear();
        if (!this.stopping) onUnexpectedEnd(this.failure);
        resolve();
      });
    });
  }

  private post(message: ToThread): void {
    this.thread.postMessage(message);
  }

  private answer(message: FromThread): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.kind === 'ranked') waiting?.resolve(message.ranked);
    else waiting?.reject(message.code === null ? new Error(message.message) : new SearchFailure(message.code));
  }

  async rank(request: RankRequest, { signal }: { signal: AbortSignal | undefined }): Promise<Ranked> {
    if (this.failure !== null) throw new Error(this.failure);
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
    this.stopping = true;
    if (this.failure === null) this.post({ kind: 'stop' });
    await this.ended;
  }
}
