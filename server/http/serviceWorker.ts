import type { HttpApp } from './createHttpApp';
import type { Deps } from './deps';
import { clientFolder, publicFolder } from './folders';

/** A worker has a policy of its own: it calls this server, and loads nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** What keeps the page for when the line is gone; where that is switched off, what takes it away again. Needs what `serveClient` registers. */
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
