export interface KeyedQueueSizes {
  /** The maximum number of calls of one key that run at once. */
  atOnce: number;
  /** The maximum number of calls of one key that wait. */
  waiting: number;
  waitMs: number;
}

interface WaitingCall {
  begin: () => void;
}

interface CallsOfKey {
  running: number;
  waiting: WaitingCall[];
}

/** Runs a limited number of calls at a time for each key, in order of arrival. */
export class KeyedQueue {
  private readonly keys = new Map<string, CallsOfKey>();

  /** @param refusal the error for a call that can't wait, or has waited too long */
  constructor(
    private readonly sizes: KeyedQueueSizes,
    private readonly refusal: () => Error,
  ) {}

  /**
   * Resolves when the call may run.
   * @returns a function that ends the call; must be called exactly once
   * @throws the refusal if too many calls of the key are waiting, this one has waited too long, or `signal` aborts
   */
  async enter(key: string, signal: AbortSignal): Promise<() => void> {
    const calls = this.keys.get(key) ?? { running: 0, waiting: [] };
    this.keys.set(key, calls);
    if (calls.running < this.sizes.atOnce) calls.running += 1;
    else {
      if (calls.waiting.length >= this.sizes.waiting) throw this.refusal();
      await this.turn(calls.waiting, signal);
    }
    return () => {
      const next = calls.waiting.shift();
      if (next) return next.begin();
      calls.running -= 1;
      if (calls.running === 0) this.keys.delete(key);
    };
  }

  private turn(queue: WaitingCall[], signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
      };
      const call: WaitingCall = {
        begin: () => {
          settle();
          resolve();
        },
      };
      const leave = (): void => {
        settle();
        queue.splice(queue.indexOf(call), 1);
        reject(this.refusal());
      };
      const timer = setTimeout(leave, this.sizes.waitMs);
      queue.push(call);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
