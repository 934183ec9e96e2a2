import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { feedLimits } from '@contract/limits';
import type { ArticleText } from '../analyzer/articleText';
import { FeedError } from '../feeds/feedError';
import type { NotAFeed, ParsedFeed } from '../feeds/feedItem';
import type { FeedDocument } from '../feeds/parseFeed';
import type { NewsBytes, NewsRead } from './feedWorker';

export type ToFeedThread =
  | { kind: 'parse'; document: FeedDocument }
  | { kind: 'readNews'; document: NewsBytes }
  | { kind: 'analyze'; text: ArticleText };

export type FeedAnswer =
  | { kind: 'parsed'; feed: ParsedFeed | NotAFeed }
  | { kind: 'newsRead'; news: NewsRead }
  | { kind: 'analyzed'; vector: string };

export type FromFeedThread = { kind: 'ready' } | FeedAnswer | { kind: 'failed'; message: string };

const { computeMs, wallMs, memoryMb } = feedLimits.worker;

/** Starts a thread; tests start a thread that they built. */
export type StartFeedThread = (options: { resourceLimits: { maxOldGenerationSizeMb: number } }) => Worker;

export const startFeedThread: StartFeedThread = (options) =>
  new Worker(path.join(__dirname, `feed.worker${path.extname(__filename)}`), options);

/**
 * A worker thread that computes one thing at a time. It is terminated if a computation exceeds its time or memory; the
 * next computation starts a new one.
 */
export class FeedThread {
  private worker: Worker | undefined;
  private ready: Promise<Worker> | undefined;

  constructor(private readonly start: StartFeedThread) {}

  /**
   * The time limit starts when the thread has loaded.
   * @param signal After an abort, the computation has at most `computeMs` left.
   * @throws FeedError TOO_COMPLEX, or ABORTED if `end` or the signal stopped it; Error if the computation failed
   */
  async run(request: ToFeedThread, signal: AbortSignal | undefined): Promise<FeedAnswer> {
    this.ready ??= this.startWorker();
    const worker = await this.ready;
    let reason: Error = new FeedError('ABORTED');
    let aborting: NodeJS.Timeout | undefined;
    const abort = (): void => {
      aborting = setTimeout(() => void worker.terminate(), computeMs);
    };
    const cancel = onTimeUsedUp(() => {
      reason = new FeedError('TOO_COMPLEX');
      void worker.terminate();
    });
    try {
      return await new Promise<FeedAnswer>((resolve, reject) => {
        worker.on('message', (message: FromFeedThread) => {
          if (message.kind === 'failed') reject(new Error(message.message));
          else if (message.kind !== 'ready') resolve(message);
        });
        worker.on('error', (error: Error & { code?: string }) => {
          reason = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FeedError('TOO_COMPLEX') : error;
        });
        worker.on('exit', () => reject(reason));
        if (signal?.aborted === true) abort();
        else signal?.addEventListener('abort', abort, { once: true });
        worker.postMessage(request);
      });
    } finally {
      cancel();
      clearTimeout(aborting);
      signal?.removeEventListener('abort', abort);
      worker.removeAllListeners('message');
      this.forgetAtExit(worker);
    }
  }

  /** Terminates the thread and its current computation. */
  async end(): Promise<void> {
    await this.worker?.terminate();
  }

  private startWorker(): Promise<Worker> {
    const worker = this.start({ resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    this.worker = worker;
    return new Promise<Worker>((resolve, reject) => {
      worker.once('message', () => {
        this.forgetAtExit(worker);
        resolve(worker);
      });
      let reason: Error = new FeedError('ABORTED');
      worker.on('error', (error) => {
        reason = error;
      });
      worker.on('exit', () => {
        this.forget();
        reject(reason);
      });
    });
  }

  /** A thread may also exit between two computations. */
  private forgetAtExit(worker: Worker): void {
    worker.removeAllListeners('error').on('error', () => undefined);
    worker.removeAllListeners('exit').on('exit', () => this.forget());
    if (worker.threadId === -1) this.forget();
  }

  private forget(): void {
    this.worker = undefined;
    this.ready = undefined;
  }
}

/**
 * Calls `end` when a computation that starts now has used up its time; returns a function that cancels this. So that a
 * legitimate feed isn't stopped while other processes use the CPU, `computeMs` must have passed both in wall time and
 * in this process's CPU time; `wallMs` is the limit in any case.
 */
function onTimeUsedUp(end: () => void): () => void {
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  let timer: NodeJS.Timeout;
  let isCancelled = false;
  const check = (): void => {
    const { user, system } = process.cpuUsage(cpuBefore);
    const computeLeft = computeMs - (user + system) / 1000;
    const wallLeft = wallMs - (performance.now() - startedAt);
    if (computeLeft > 0 && wallLeft > 0) {
      timer = setTimeout(check, Math.min(Math.max(computeLeft, 50), wallLeft));
      return;
    }
    // A result that is already queued (because this thread was busy) is handled first.
    setImmediate(() => {
      if (!isCancelled) end();
    });
  };
  timer = setTimeout(check, computeMs);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}
