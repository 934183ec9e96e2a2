import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { hashSecret } from '@server/db/secret';
import { httpOpenStreams, httpRequestSeconds } from '@server/metrics/metrics';
import { MetricsCollector } from '@server/metrics/metricsCollector';
import type { HttpApp } from './createHttpApp';
import type { Deps } from './deps';
import { unauthenticated } from './errors';

/** Measures all requests, and serves the metrics on the web server's port if they have no port of their own. */
export function metricsRoutes(app: HttpApp, { config: { metrics } }: Pick<Deps, 'config'>): void {
  if (metrics === undefined) return;
  measureRequests(app);
  const { port, token } = metrics;
  if (port !== undefined || token === undefined) return;
  const collector = new MetricsCollector();
  app.addHook('onClose', () => collector.close());
  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    if (!isBearer(request.headers.authorization, token)) throw unauthenticated();
    return reply.type(collector.contentType).send(await collector.text());
  });
}

/** Starts the server of METRICS_PORT, which serves `/metrics` and nothing else. */
export async function startMetricsServer(options: { port: number; host: string; token?: string }): Promise<Server> {
  const { port, host, token } = options;
  const collector = new MetricsCollector();
  const server = createServer((request, response) => {
    const end = (status: number, text: string, type = 'text/plain'): void => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    };
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') end(404, 'Not found');
    else if (token !== undefined && !isBearer(request.headers.authorization, token)) end(401, 'Unauthorized');
    else {
      collector.text().then(
        (text) => end(200, text, collector.contentType),
        () => end(500, 'The metrics could not be collected.'),
      );
    }
  });
  server.once('close', () => collector.close());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  return server;
}

/** Compares in constant time; the hashes have the same length. */
function isBearer(header: string | undefined, token: string): boolean {
  return timingSafeEqual(hashSecret(header ?? ''), hashSecret(`Bearer ${token}`));
}

function measureRequests(app: HttpApp): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isStream === true) {
      httpOpenStreams.inc();
      reply.raw.once('close', () => httpOpenStreams.dec());
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    if (config.isStream !== true) {
      const labels = {
        method: request.method,
        route: url ?? 'none',
        status: `${String(Math.floor(reply.statusCode / 100))}xx`,
      };
      httpRequestSeconds.observe(labels, reply.elapsedTime / 1_000);
    }
    done();
  });
}
