import type { HttpApp } from './createHttpApp';
import type { Deps } from './deps';
import { clientFolder, publicFolder } from './folders';

/** The service worker has its own policy: it may only fetch from this server. */
const workerPolicy = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/**
 * Serves the service worker that makes the client available offline or, if OFFLINE is off, one that unregisters it.
 * Requires `serveClient` to be registered first.
 */
export function serveServiceWorker(app: HttpApp, { config }: Deps): void {
  const [file, folder] = config.offline ? ['service-worker.js', clientFolder] : ['leave-offline.js', publicFolder];
  app.get(
    '/service-worker.js',
    { config: { access: 'public', rateLimit: false }, schema: { hide: true } },
    (_request, reply) =>
      reply
        .header('Cache-Control', 'no-cache')
        .header('Content-Security-Policy', workerPolicy)
        .sendFile(file, folder, { cacheControl: false }),
  );
}
