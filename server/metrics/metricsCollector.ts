import { randomUUID } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';
import { AggregatorRegistry, Gauge, Registry } from 'prom-client';
import { isMetricsMessage, metricsChannel, type MetricsMessage } from './threadMetrics';

const answerMs = 1_000;

interface Collection {
  answers: Map<string, object>;
  done: () => void;
}

/** Collects the metrics of all threads of this process that call `reportThreadMetrics`. */
export class MetricsCollector {
  private readonly channel = new BroadcastChannel(metricsChannel);
  private readonly own = new Registry();
  private readonly threadUp = new Gauge({
    name: 'watchdesk_thread_up',
    help: '1 if the thread answered this request within a second, otherwise 0.',
    labelNames: ['thread'],
    registers: [this.own],
  });
  private readonly threads = new Set<string>();
  private readonly collections = new Map<string, Collection>();

  constructor() {
    this.channel.onmessage = ({ data }) => {
      if (isMetricsMessage(data)) this.take(data);
    };
    this.channel.unref();
    this.post({ kind: 'who' });
  }

  /** The metrics in Prometheus' text format. A thread that doesn't answer within a second is reported as not up. */
  async text(): Promise<string> {
    const answers = await this.collect();
    for (const thread of this.threads) this.threadUp.set({ thread }, answers.has(thread) ? 1 : 0);
    return AggregatorRegistry.aggregate([...answers.values(), await this.own.getMetricsAsJSON()]).metrics();
  }

  get contentType(): string {
    return this.own.contentType;
  }

  close(): void {
    this.channel.close();
    for (const { done } of this.collections.values()) done();
  }

  private collect(): Promise<Map<string, object>> {
    const id = randomUUID();
    const answers = new Map<string, object>();
    return new Promise((resolve) => {
      const timer = setTimeout(() => done(), answerMs);
      const done = (): void => {
        clearTimeout(timer);
        this.collections.delete(id);
        resolve(answers);
      };
      this.collections.set(id, { answers, done });
      this.post({ kind: 'collect', id });
    });
  }

  private take(message: MetricsMessage): void {
    if (message.kind === 'here') this.threads.add(message.thread);
    if (message.kind !== 'metrics') return;
    this.threads.add(message.thread);
    const collection = this.collections.get(message.id);
    if (!collection) return;
    collection.answers.set(message.thread, message.metrics);
    if (collection.answers.size >= this.threads.size) collection.done();
  }

  private post(message: MetricsMessage): void {
    this.channel.postMessage(message);
  }
}
