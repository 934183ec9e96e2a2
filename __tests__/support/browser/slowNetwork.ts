import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy between a browser and the server, as slow as a bad line: who gives a call up before it has passed never made it. */
export interface SlowNetwork {
  url: string;
  /** How long calls with another method than GET are under way, one way. */
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
