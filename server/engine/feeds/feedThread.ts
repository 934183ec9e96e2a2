import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { feedLimits } from '@contract/limits';
import type { ArticleText } from '../analyzer/articleText';
import { FeedError } from './feedError';
import type { NotAFeed, ParsedFeed } from './feedItem';
import type { FeedDocument } from './parseFeed';

export type ToFeedThread = { kind: 'parse'; document: FeedDocument } | { kind: 'analyse'; text: ArticleText };

export type FeedAnswer = { kind: 'parsed'; feed: ParsedFeed | NotAFeed } | { kind: 'analysed'; vector: string };

export type FromFeedThread = { kind: 'ready' } | FeedAnswer | { kind: 'failed'; message: string };

const { computeMs, wallMs, memoryMb } = feedLimits.worker;

/** Starts a thread; tests start one that was built for them. */
export type StartFeedThread = (options: { resourceLimits: { maxOldGenerationSizeMb: number } }) => Worker;

export const startFeedThread: StartFeedThread = (options) =>
  new Worker(path.join(__dirname, `feed.worker${path.extname(__filename)}`), options);

/**
 * A thread that computes one thing at a time. It is terminated when a computation exceeds its time or its memory, and the
 * next computation starts another.
 */
export class FeedThread {
  private worker: Promise<Worker> | undefined;

  constructor(private readonly start: StartFeedThread) {}

  /**
   * Time counts from when the thread has loaded.
   * @param signal once aborted, the computation has no more than `computeMs` left
   * @throws FeedError TOO_COMPLEX, or ABORTED where `end` or the signal ended it; Error where the computation failed
   */
  async run(request: ToFeedThread, signal: AbortSignal | undefined): Promise<FeedAnswer> {
    this.worker ??= this.startWorker();
    const worker = await this.worker;
    let reason: 'time' | 'memory' | 'aborted' | undefined;
    let cancel = (): void => undefined;
    let aborting: NodeJS.Timeout | undefined;
    const abort = (): void => {
      aborting = setTimeout(() => {
        reason = 'aborted';
        void worker.terminate();
      }, computeMs);
    };
    try {
      return await new Promise<FeedAnswer>((resolve, reject) => {
        worker.on('message', (message: FromFeedThread) => {
          if (message.kind === 'failed') reject(new Error(message.message));
          else if (message.kind !== 'ready') resolve(message);
        });
        worker.on('error', (error: Error & { code?: string }) => {
          if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') reason = 'memory';
          else reject(error);
        });
        worker.once('exit', () => {
          this.worker = undefined;
          reject(new FeedError(reason === 'time' || reason === 'memory' ? 'TOO_COMPLEX' : 'ABORTED'));
        });
        cancel = onTimeUsedUp(() => {
          reason = 'time';
          void worker.terminate();
        });
        signal?.addEventListener('abort', abort, { once: true });
        worker.postMessage(request);
      });
    } finally {
      cancel();
      clearTimeout(aborting);
      signal?.removeEventListener('abort', abort);
      worker.removeAllListeners();
      // It may still fail between two computations.
      worker.on('error', () => undefined);
      worker.once('exit', () => (this.worker = undefined));
    }
  }

  /** Terminates the thread, with what it computes. */
  async end(): Promise<void> {
    const worker = await this.worker?.catch(() => undefined);
    await worker?.terminate();
  }

  private startWorker(): Promise<Worker> {
    const worker = this.start({ resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    return new Promise<Worker>((resolve, reject) => {
      worker.once('message', () => resolve(worker));
      worker.once('error', reject);
      worker.once('exit', () => {
        this.worker = undefined;
        reject(new FeedError('ABORTED'));
      });
    }).finally(() => worker.removeAllListeners());
  }
}

/**
 * Calls `end` when a computation that begins now has used its time; returns what cancels that. Where other processes take
 * the processor, an honest feed is not ended for it: `computeMs` must have passed by the clock and by the time that
 * this process computed, but `wallMs` are the end in any case.
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
    // An answer that waits to be received, because this thread was busy, comes first.
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
