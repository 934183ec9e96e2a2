import type { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from './serveThread';

/** What happens to a thread that nobody stopped. */
export interface ThreadWatch {
  /** It did not answer and was replaced. */
  startedAgain: (reason: string) => void;
  /** It ended by itself, or was replaced so often that another one helps nobody. */
  giveUp: (reason: string) => void;
}

export interface ThreadLimits {
  /** How long a thread may take to stop before it is ended. */
  stopMs: number;
  pingMs: number;
  /** Pings in a row that may stay unanswered. */
  unanswered: number;
  /** How often a thread that does not answer is replaced within `replacedWithinMs`. */
  replacements: number;
  replacedWithinMs: number;
}

const usualLimits: ThreadLimits = {
  stopMs: 3_500,
  pingMs: 5_000,
  // A minute: a slow machine under load is not taken for a loop that never ends.
  unanswered: 12,
  replacements: 3,
  replacedWithinMs: 3_600_000,
};

/**
 * A thread that the main thread starts, stops and watches. The main thread computes nothing itself, so that a signal, or a
 * thread that never comes back from what it computes, is dealt with in time.
 */
export class ManagedThread {
  /** Resolves when the thread says that it is ready; rejects with the reason if it ends before. */
  readonly ready: Promise<void>;
  private thread: Worker;
  /** When the thread of this moment has ended. */
  private ended: Promise<void> = Promise.resolve();
  /** It has said that it is ready: starting may take long on a busy machine. */
  private isWatched = false;
  private unanswered = 0;
  /** The thread is being ended by us. */
  private isEnding = false;
  private isStopping = false;
  /** When threads were replaced, by `Date.now()`. */
  private replaced: number[] = [];
  private readonly pinging: NodeJS.Timeout;

  /** @param name for messages: "The … ended" */
  constructor(
    private readonly name: string,
    private readonly start: () => Worker,
    private readonly watch: ThreadWatch,
    private readonly limits: ThreadLimits = usualLimits,
  ) {
    this.thread = this.begin();
    this.ready = readiness(this.thread, name);
    // Whoever waits for it gets the rejection; `giveUp` reports the same.
    this.ready.catch(() => undefined);
    this.pinging = setInterval(() => this.ping(), limits.pingMs);
  }

  /** Asks the thread to stop, and ends it where it does not in time. */
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
    this.watch.giveUp(reason);
  }

  /** Counts pings rather than time, so that a machine that was suspended finds its threads alive. */
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
    // The next one starts only where nothing is left of this one: it may hold a port.
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
    this.watch.startedAgain(reason);
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
