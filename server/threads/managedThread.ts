import type { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from './serveThread';

/** Callbacks for a thread that ends or hangs without having been stopped. */
export interface ThreadObserver {
  /** The thread did not respond and was replaced. */
  onRestart: (reason: string) => void;
  /** The thread ended by itself, or was replaced so often that replacing it again is pointless. */
  onGiveUp: (reason: string) => void;
}

export interface ThreadLimits {
  /** Milliseconds that a thread may take to stop before it is terminated. */
  stopMs: number;
  pingMs: number;
  /** Consecutive unanswered pings after which the thread is replaced. */
  unanswered: number;
  /** Maximum number of replacements within `replacedWithinMs`. */
  replacements: number;
  replacedWithinMs: number;
}

const defaultLimits: ThreadLimits = {
  stopMs: 3_500,
  pingMs: 5_000,
  // A minute, so that a slow machine under load is not taken for an infinite loop.
  unanswered: 12,
  replacements: 3,
  replacedWithinMs: 3_600_000,
};

/**
 * A worker thread that the main thread starts, stops, and monitors with pings. The main thread does no heavy work
 * itself, so that it handles signals and hanging threads in time.
 */
export class ManagedThread {
  /** Resolves when the thread reports that it is ready; rejects if it ends before that. */
  readonly ready: Promise<void>;
  private thread: Worker;
  /** Resolves when the current thread has ended. */
  private ended: Promise<void> = Promise.resolve();
  /** True once the thread is ready. It isn't pinged before, because starting may take long on a busy machine. */
  private isWatched = false;
  private unanswered = 0;
  /** True while this class terminates the thread. */
  private isEnding = false;
  private isStopping = false;
  /** The times of replacements (`Date.now()`). */
  private replaced: number[] = [];
  private readonly pinging: NodeJS.Timeout;

  /** @param name the name in messages: "The … ended" */
  constructor(
    private readonly name: string,
    private readonly start: () => Worker,
    private readonly watch: ThreadObserver,
    private readonly limits: ThreadLimits = defaultLimits,
  ) {
    this.thread = this.begin();
    this.ready = readiness(this.thread, name);
    // Prevents an unhandled rejection; callers that await `ready` get it, and `giveUp` reports it too.
    this.ready.catch(() => undefined);
    this.pinging = setInterval(() => this.ping(), limits.pingMs);
  }

  /** Asks the thread to stop, and terminates it if it does not stop in time. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.pinging);
    post(this.thread, 'stop');
    const timer = setTimeout(() => void this.thread.terminate(), this.limits.stopMs);
    await this.ended;
    clearTimeout(timer);
  }

  private begin(): Worker {
    this.isWatched = false;
    const thread = this.start();
    let reason = 'it exited unexpectedly';
    thread.on('message', (message: FromThread) => {
      if (message === 'ready') this.isWatched = true;
      else this.unanswered = 0;
    });
    thread.on('error', (error) => {
      reason = textOf(error);
    });
    this.ended = new Promise((resolve) => {
      thread.once('exit', () => {
        resolve();
        if (!this.isEnding && !this.isStopping) this.giveUp(`The ${this.name} stopped: ${reason}`);
      });
    });
    return thread;
  }

  private giveUp(reason: string): void {
    this.isStopping = true;
    clearInterval(this.pinging);
    this.watch.onGiveUp(reason);
  }

  /** Counts pings, not time, so that threads survive a suspended machine. */
  private ping(): void {
    if (this.isEnding || !this.isWatched) return;
    if (this.unanswered >= this.limits.unanswered) {
      void this.replace();
      return;
    }
    this.unanswered += 1;
    post(this.thread, 'ping');
  }

  private async replace(): Promise<void> {
    const reason = `The ${this.name} didn’t respond and was stopped.`;
    this.isEnding = true;
    // Wait until the old thread has ended before starting the next one: it may hold a port.
    await this.thread.terminate();
    await this.ended;
    this.isEnding = false;
    if (this.isStopping) return;
    const now = Date.now();
    this.replaced = [...this.replaced.filter((at) => at > now - this.limits.replacedWithinMs), now];
    if (this.replaced.length > this.limits.replacements) {
      this.giveUp(reason);
      return;
    }
    this.unanswered = 0;
    this.thread = this.begin();
    this.watch.onRestart(reason);
  }
}

function readiness(thread: Worker, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.on('message', (message: FromThread) => {
      if (message === 'ready') resolve();
    });
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error(`The ${name} stopped before it was ready.`)));
  });
}

const post = (thread: Worker, message: ToThread): void => thread.postMessage(message);

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
