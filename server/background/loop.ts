import { setTimeout as sleep } from 'node:timers/promises';

/** Work that goes on in the background until it is stopped. */
export interface Loop {
  /** Waits for the turn under way and ends. */
  stop(): Promise<void>;
  /** Takes the next turn now rather than at its time. */
  wake(): void;
}

export interface LoopOptions {
  /** How long to rest after a turn that found nothing more to do; asked each time, where it depends on the time. */
  restMs: number | (() => number);
  /** One turn, short enough to be waited for; `true` where there may be more to do at once. */
  turn: (signal: AbortSignal) => Promise<boolean>;
  /** @param restMs how long it is until the next turn */
  onError: (error: unknown, restMs: number) => void;
}

const LONGEST_BACK_OFF_MS = 60_000;

/** Takes turn after turn; after one that fails it rests longer each time, up to a minute, and goes on. */
export function startLoop(options: LoopOptions): Loop {
  const stopping = new AbortController();
  let waking: AbortController;
  const ended = run();

  async function run(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      // Whoever wakes it during a turn has news that the turn may have missed.
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
