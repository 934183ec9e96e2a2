import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy with the latency of a bad connection. A request that is aborted before it has passed never reaches the server. */
interface SlowNetwork {
  url: string;
  /** The one-way latency of requests with another method than GET. */
  delayMs: number;
  stop(): void;
}

export async function startSlowNetwork(): Promise<SlowNetwork> {
  const line: SlowNetwork = { url: '', delayMs: 0, stop: () => undefined };
  const proxy = http.createServer((request, answer) => {
    const pass = async (): Promise<void> => {
      const body = await buffer(request);
      if (request.method !== 'GET') await new Promise((resolve) => setTimeout(resolve, line.delayMs));
      if (answer.destroyed) return;
      const { method, headers } = request;
      const sent = http.request(request.url ?? '', { method, headers }, (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
      });
      sent.on('error', () => answer.destroy());
      sent.end(body);
    };
    pass().catch(() => answer.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  line.url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  line.stop = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return line;
}
