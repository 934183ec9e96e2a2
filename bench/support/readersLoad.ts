import http from 'node:http';
import { quantile } from './bystander';
import type { Headers } from './hostileWorld';

/** One request of a reader: the search that it sends. */
export interface ReaderSearch {
  queryString: string;
  retrievalOptions: Record<string, unknown>;
}

/** What the readers do: each repeats its `visits` until the time is over. A visit is one search, or several at once (a landing page). */
export interface ReadersOrder {
  url: string;
  readers: readonly Headers[];
  visits: readonly (readonly ReaderSearch[])[];
  seconds: number;
}

/** Times are in milliseconds per visit; `cpuSeconds` is the load generator's own processor time. */
export interface ReadersReport {
  visits: number;
  failed: number;
  median: number;
  p95: number;
  worst: number;
  seconds: number;
  cpuSeconds: number;
}

function send(agent: http.Agent, url: string, headers: Headers, body: ReaderSearch): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.request(new URL('/data/v1/search', url), {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-type': 'application/json', 'accept-encoding': 'gzip' },
    });
    request.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200));
      response.on('error', () => resolve(false));
    });
    request.on('error', () => resolve(false));
    request.end(JSON.stringify(body));
  });
}

async function read(order: ReadersOrder): Promise<ReadersReport> {
  const times: number[] = [];
  let failed = 0;
  let turn = 0;
  const begun = performance.now();
  const cpu = process.cpuUsage();
  const end = begun + order.seconds * 1_000;
  await Promise.all(
    order.readers.map(async (headers, number) => {
      // Requests are limited by address, so each reader has its own.
      const agent = new http.Agent({ keepAlive: true, localAddress: `127.0.1.${number + 1}` });
      while (performance.now() < end) {
        const visit = order.visits[turn++ % order.visits.length] ?? [];
        const started = performance.now();
        const answers = await Promise.all(visit.map((search) => send(agent, order.url, headers, search)));
        if (answers.every(Boolean)) times.push(performance.now() - started);
        else failed += 1;
      }
      agent.destroy();
    }),
  );
  const seconds = (performance.now() - begun) / 1_000;
  const used = process.cpuUsage(cpu);
  times.sort((one, other) => one - other);
  return {
    visits: times.length,
    failed,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    worst: quantile(times, 1),
    seconds,
    cpuSeconds: (used.user + used.system) / 1e6,
  };
}

process.on('message', (order: ReadersOrder) => {
  void read(order).then((report) => process.send?.(report));
});
process.once('disconnect', () => process.exit());
