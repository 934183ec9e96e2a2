/** Paths of the API and of files: what is missing there is an error, not the application's page, and nothing of it is kept for offline. */
export const serverPaths: readonly string[] = [
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
  '/healthz',
  '/help-pages/',
  '/iam/',
  '/mail/',
  '/openapi.json',
  '/readyz',
  '/service-worker.js',
  '/style/',
  '/workspace/v1/',
];

/** Whether a path (without its query) is the server's to answer; every other path shows the application's page. */
export const isServerPath = (pathname: string): boolean => serverPaths.some((prefix) => pathname.startsWith(prefix));

/** What a tab tells the service worker before it opens its page anew because a part of the kept one is gone. */
export const newestWanted = 'watchdesk:newest-wanted';
