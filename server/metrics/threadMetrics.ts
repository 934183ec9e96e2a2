import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { BroadcastChannel } from 'node:worker_threads';
import { register } from 'prom-client';
import { eventLoopDelaySeconds, threadActiveSeconds, threadHeapBytes } from './metrics';
import { readObserved } from './observe';

/** The channel on which the threads of a process exchange their metrics. */
export const metricsChannel = 'watchdesk metrics';

/** Messages on the channel. Threads introduce themselves when they start and when they are asked. */
export type MetricsMessage =
  | { kind: 'who' }
  | { kind: 'here'; thread: string }
  | { kind: 'collect'; id: string }
  | { kind: 'metrics'; id: string; thread: string; metrics: object };

export function isMetricsMessage(data: unknown): data is MetricsMessage {
  return typeof data === 'object' && data !== null && 'kind' in data;
}

/**
 * Reports this thread's metrics to the collector, with a `thread` label. Measures its event loop from now on.
 * @returns a function that stops it
 */
export function reportThreadMetrics(thread: string): () => void {
  register.setDefaultLabels({ thread });
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let active = performance.eventLoopUtilization().active;
  const measure = (): void => {
    for (const [quantile, percentile] of [['0.5', 50] as const, ['0.99', 99] as const, ['1', 100] as const]) {
      eventLoopDelaySeconds.set({ quantile }, delay.percentile(percentile) / 1e9);
    }
    delay.reset();
    const activeNow = performance.eventLoopUtilization().active;
    threadActiveSeconds.inc(Math.max(0, activeNow - active) / 1_000);
    active = activeNow;
    threadHeapBytes.set(getHeapStatistics().used_heap_size);
  };
  const channel = new BroadcastChannel(metricsChannel);
  const post = (message: MetricsMessage): void => channel.postMessage(message);
  channel.onmessage = ({ data }) => {
    if (!isMetricsMessage(data)) return;
    if (data.kind === 'who') post({ kind: 'here', thread });
    if (data.kind !== 'collect') return;
    const { id } = data;
    measure();
    readObserved();
    void register.getMetricsAsJSON().then((metrics) => post({ kind: 'metrics', id, thread, metrics }));
  };
  channel.unref();
  post({ kind: 'here', thread });
  return () => {
    channel.close();
    delay.disable();
  };
}
