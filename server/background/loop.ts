import { setTimeout as sleep } from 'node:timers/promises';

/** A task that is repeated until it is stopped. */
export interface Loop {
  /** Waits for the current run, then ends the loop. */
  stop(): Promise<void>;
  /** Starts the next run now instead of waiting for the interval. */
  wake(): void;
}

interface LoopOptions {
  /** Milliseconds to wait after a run that found nothing more to do. A function is evaluated after each run. */
  pauseMs: number | (() => number);
  /**
   * One run. It must be short, because `stop` waits for it. Resolves to true if there may be more to do immediately.
   */
  run: (signal: AbortSignal) => Promise<boolean>;
  /** @param pauseMs milliseconds until the next run */
  onError: (error: unknown, pauseMs: number) => void;
}

const MAX_DELAY_MS = 60_000;

/** Repeats a task. After a failed run the pause doubles each time, up to a minute. */
export function startLoop(options: LoopOptions): Loop {
  const stopping = new AbortController();
  let waking: AbortController;
  const ended = repeat();

  async function repeat(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      // A `wake` during a run is kept for after the run, which may have missed the reason for it.
      waking = new AbortController();
      try {
        const more = await options.run(stopping.signal);
        failures = 0;
        if (more) continue;
        await pause(pauseAfter(0));
      } catch (error) {
        failures += 1;
        const pauseMs = pauseAfter(failures);
        options.onError(error, pauseMs);
        await pause(pauseMs);
      }
    }
  }

  function pauseAfter(failures: number): number {
    const pauseMs = typeof options.pauseMs === 'number' ? options.pauseMs : options.pauseMs();
    return Math.min(MAX_DELAY_MS, pauseMs * 2 ** Math.min(failures, 16));
  }

  async function pause(milliseconds: number): Promise<void> {
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
