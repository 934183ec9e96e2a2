/**
 * Path prefixes of the API and of files. A missing resource there is an error, not the client's page, and nothing there
 * is cached for offline use.
 */
const serverPaths: readonly string[] = [
  '/alert/',
  '/api-docs',
  '/assets/',
  '/auth/',
  '/biosum',
  '/cdn/',
  '/data/',
  '/demo/',
  '/display/',
  '/favicon.ico',
  '/feeds/',
  '/files/',
  '/healthz',
  '/help-pages/',
  '/iam/',
  '/mail/',
  '/metrics',
  '/openapi.json',
  '/pharma/',
  '/readyz',
  '/service-worker.js',
  '/style/',
  '/workspace/v1/',
];

/** Whether a path (without query) is handled by the server; every other path shows the client. */
export const isServerPath = (pathname: string): boolean => serverPaths.some((prefix) => pathname.startsWith(prefix));

/** The message that a tab sends to the service worker before it reloads because a cached chunk is missing. */
export const freshPageMessage = 'watchdesk:newest-wanted';
