import { setMaxListeners } from 'node:events';
import http from 'node:http';

/** A request sent repeatedly, whether or not earlier ones were answered. */
export interface WatchedCall {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: () => unknown;
}

export interface CallTimes {
  /** Response times in ascending milliseconds. A failed request counts with the maximum wait. */
  times: number[];
  failed: Record<string, number>;
}

export function quantile(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? NaN;
}

const agent = new http.Agent({ keepAlive: true });

function ask(url: string, { method, path, headers, body }: WatchedCall, signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const request = http.request(new URL(path, url), { method, agent, signal, headers: { ...headers, ...type } });
    request.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200 ? '' : String(response.statusCode)));
      response.on('error', (error) => resolve(error.message));
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    request.end(body === undefined ? undefined : JSON.stringify(body()));
  });
}

/**
 * Sends each request every `everyMs` for `forMs`, then waits up to `patienceMs` for the rest. The rate doesn't depend
 * on the responses (open model), so a pause of the server affects every request during it.
 */
export async function watchCalls(
  url: string,
  calls: readonly WatchedCall[],
  { everyMs, forMs, patienceMs }: { everyMs: number; forMs: number; patienceMs: number },
): Promise<Map<string, CallTimes>> {
  const results = new Map(calls.map(({ name }) => [name, { times: [], failed: {} } as CallTimes]));
  const signal = AbortSignal.timeout(forMs + patienceMs);
  setMaxListeners(0, signal);
  const pending: Promise<void>[] = [];
  const send = async (call: WatchedCall): Promise<void> => {
    const begun = performance.now();
    const fault = await ask(url, call, signal);
    const result = results.get(call.name);
    result?.times.push(fault === '' ? performance.now() - begun : patienceMs);
    if (result !== undefined && fault !== '') result.failed[fault] = (result.failed[fault] ?? 0) + 1;
  };
  const begun = performance.now();
  for (let count = 0; count * everyMs < forMs; count += 1) {
    const wait = begun + count * everyMs - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    for (const call of calls) pending.push(send(call));
  }
  await Promise.all(pending);
  for (const { times } of results.values()) times.sort((a, b) => a - b);
  return results;
}
