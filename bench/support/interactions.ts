import type { Page } from '@playwright/test';

interface Recorder {
  /** The longest interaction since the last call, from the input to the next paint, in ms. */
  take(): number;
  /** The time of each storage write on the main thread since the last call, in ms. */
  takeWrites(): number[];
  /** The longest frame since the last call, in ms. */
  takeFrame(): number;
}

declare global {
  interface Window {
    recorder: Recorder;
  }
}

/** Records interactions, storage writes, and long frames in the page. Must run before its scripts. */
export function recordInteractions(): void {
  interface EventEntry extends PerformanceEntry {
    interactionId: number;
  }
  let longest = 0;
  let frame = 0;
  let writes: number[] = [];
  const events = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventEntry[]) {
      if (entry.interactionId > 0) longest = Math.max(longest, entry.duration);
    }
  });
  events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const frames = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) frame = Math.max(frame, entry.duration);
  });
  frames.observe({ type: 'long-animation-frame' });
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function timed(value: unknown, key?: IDBValidKey) {
    const start = performance.now();
    const request = put.call(this, value, key);
    writes.push(performance.now() - start);
    return request;
  };
  const post = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function timed(message: unknown) {
    const start = performance.now();
    post.call(this, message);
    writes.push(performance.now() - start);
  };
  window.recorder = {
    take: () => {
      const taken = longest;
      longest = 0;
      return taken;
    },
    takeWrites: () => {
      const taken = writes;
      writes = [];
      return taken;
    },
    takeFrame: () => {
      const taken = frame;
      frame = 0;
      return taken;
    },
  };
}

/** Performs an action and returns the longest time to the next paint (16 ms if the browser reported none). */
export async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.recorder.take();
  });
  await act();
  await page.waitForTimeout(500);
  return Math.max(16, await page.evaluate(() => window.recorder.take()));
}
