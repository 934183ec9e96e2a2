import http from 'node:http';
import type { Headers } from './hostileWorld';

/** An open stream of notifications. */
export interface OpenStream {
  /** Resolves with the instant (`performance.now()`) of the next event. */
  nextEvent: () => Promise<number>;
  close: () => void;
}

/** Opens a stream as a browser does, on a connection of its own; resolves when the first event is there. */
function openStream(url: string, headers: Headers): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const request = http.get(new URL('/workspace/v1/notifications/stream', url), { agent: false, headers });
    let onEvent: ((at: number) => void) | undefined;
    const stream: OpenStream = {
      nextEvent: () => new Promise((received) => (onEvent = received)),
      close: () => request.destroy(),
    };
    request.on('error', reject);
    request.on('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`The stream was refused: ${response.statusCode}`));
      response.on('error', () => undefined);
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: open')) resolve(stream);
        if (text.includes('event: change')) onEvent?.(performance.now());
      });
    });
  });
}

/** Opens a stream for each person, some at a time. */
export async function openStreams(url: string, people: readonly Headers[], atOnce = 50): Promise<OpenStream[]> {
  const streams: OpenStream[] = [];
  for (let from = 0; from < people.length; from += atOnce)
    streams.push(...(await Promise.all(people.slice(from, from + atOnce).map((headers) => openStream(url, headers)))));
  return streams;
}
