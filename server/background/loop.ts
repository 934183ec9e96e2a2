import { setTimeout as sleep } from 'node:timers/promises';

/** A task that is repeated until it is stopped. */
export interface Loop {
  /** Waits for the current run, then ends the loop. */
  stop(): Promise<void>;
  /** Starts the next run now instead of waiting for the interval. */
  wake(): void;
}

export interface LoopOptions {
  /** Milliseconds to wait after a run that found nothing more to do. A function is evaluated after each run. */
  restMs: number | (() => number);
  /**
   * One run. It must be short, because `stop` waits for it. Resolves to true if there may be more to do immediately.
   */
  turn: (signal: AbortSignal) => Promise<boolean>;
  /** @param restMs milliseconds until the next run */
  onError: (error: unknown, restMs: number) => void;
}

const LONGEST_BACK_OFF_MS = 60_000;

/** Repeats a task. After a failed run the pause doubles each time, up to a minute. */
export function startLoop(options: LoopOptions): Loop {
  const stopping = new AbortController();
  let waking: AbortController;
  const ended = run();

  async function run(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      // A `wake` during a run is kept for after the run, which may have missed the reason for it.
      waking = new AbortController();
      try {
        const more = await options.turn(stopping.signal);
        failures = 0;
        if (more) continue;
        await rest(restAfter(0));
      } catch (error) {
        failures += 1;
        const restMs = restAfter(failures);
        options.onError(error, restMs);
        await rest(restMs);
      }
    }
  }

  function restAfter(failures: number): number {
    const restMs = typeof options.restMs === 'number' ? options.restMs : options.restMs();
    return Math.min(LONGEST_BACK_OFF_MS, restMs * 2 ** Math.min(failures, 16));
  }

  async function rest(milliseconds: number): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, waking.signal]);
    await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
  }

  return {
    wake: () => waking.abort(),
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
