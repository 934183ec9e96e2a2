import type { Gauge } from 'prom-client';

const sources = new Map<Gauge, Set<Source>>();

interface Source {
  labels: Readonly<Record<string, string>>;
  read: () => Readonly<Record<string, number>>;
}

/**
 * Sets a gauge with the label `state` to what `read` returns for each state, whenever the metrics are collected.
 * @param labels further labels of the gauge
 * @returns a function that ends it, and removes the values
 */
export function observe(gauge: Gauge, read: Source['read'], labels: Source['labels'] = {}): () => void {
  const source = { labels, read };
  const ofGauge = sources.get(gauge) ?? new Set<Source>();
  sources.set(gauge, ofGauge.add(source));
  return () => {
    ofGauge.delete(source);
    for (const state of Object.keys(read())) gauge.remove({ ...labels, state });
  };
}

/** Sets all observed gauges to their current values. */
export function readObserved(): void {
  for (const [gauge, ofGauge] of sources) {
    for (const { labels, read } of ofGauge) {
      for (const [state, value] of Object.entries(read())) gauge.set({ ...labels, state }, value);
    }
  }
}
