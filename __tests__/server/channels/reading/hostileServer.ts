import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface NastyServer {
  origin: string;
  port: number;
  /** The requests so far, newest last. */
  requests: { path: string; headers: http.IncomingHttpHeaders }[];
  answer(handler: http.RequestListener): void;
  close(): Promise<void>;
}

/** Starts a real server on this machine whose responses a test defines. */
export async function startNastyServer(): Promise<NastyServer> {
  const requests: NastyServer['requests'] = [];
  let handler: http.RequestListener = (_request, response) => response.end();
  const server = http.createServer((request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers });
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    port,
    requests,
    answer: (next) => {
      handler = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
