import { isServerPath, freshPageMessage } from '@contract/serverPaths';
import { cachedPage, pagePath } from './cachedPage';
import { createPageTimeout } from './pageTimeout';
import type { FetchEvent, WorkerScope } from './workerTypes';

declare const self: WorkerScope;
/** The files of the application shell, and the release's hash: defined by scripts/serviceWorker.mjs. */
declare const SHELL: readonly string[];
declare const RELEASE: string;

const cachePrefix = 'watchdesk-';
const cacheName = cachePrefix + RELEASE;
/**
 * The number of releases whose caches remain: an open tab needs the files of its release until it is closed or
 * reloaded.
 */
const cachedReleases = 4;
/** Header of a cached page: when its release was last installed, in milliseconds since 1970. */
const installedAtHeader = 'x-kept-since';

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
const pageTimeout = createPageTimeout();
self.addEventListener('message', ({ data }) => {
  if (data === freshPageMessage) pageTimeout.extendOnce();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!isServerPath(pathname)) event.respondWith(respondWithPage(request));
  } else if (pathname.startsWith('/assets/') || SHELL.includes(pathname)) event.respondWith(respondWithFile(event));
});

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(SHELL.map((path) => addToCache(cache, path)));
  const answer = await fetch(pagePath, { cache: 'no-store', credentials: 'omit' });
  // While a release is being deployed, the page and the files may belong to different releases: the browser retries the
  // installation later.
  const text = await answer.text();
  const fits = SHELL.some((path) => path.startsWith('/assets/main.') && text.includes(path));
  if (!answer.ok || !fits) throw new Error('The page is of another release');
  const headers = new Headers(answer.headers);
  headers.set(installedAtHeader, String(Date.now()));
  await cache.put(pagePath, new Response(text, { headers }));
  await self.skipWaiting();
}

async function addToCache(cache: Cache, path: string): Promise<void> {
  const known = await caches.match(path, { ignoreVary: true });
  const answer = known && path.startsWith('/assets/') ? known : await fetch(path, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await cache.put(path, answer);
}

async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  const others = await Promise.all(names.map(async (name) => ({ name, since: await installedAt(name) })));
  // Sorted by the last installation, not the first: a release may have been rolled back to.
  const past = others.sort((a, b) => b.since - a.since).slice(cachedReleases - 1);
  await Promise.all(past.map(({ name }) => caches.delete(name)));
  await self.clients.claim();
}

async function installedAt(name: string): Promise<number> {
  const answer = await (await caches.open(name)).match(pagePath);
  return Number(answer?.headers.get(installedAtHeader) ?? 0);
}

/** Returns the server's page, or the cached page if the server is slow, unreachable, or fails with 5xx. */
async function respondWithPage(request: Request): Promise<Response> {
  const sent = fetch(request);
  const waited = sleep(pageTimeout.take());
  const first = await Promise.race([sent.catch(() => null), waited]);
  if (first && first.status < 500) return first;
  const cached = await cachedPage(await caches.open(cacheName));
  return cached ?? sent;
}

/**
 * Returns the cached file first: its name contains a hash of the content, so that it can't be outdated.
 */
async function respondWithFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached) return cached;
  const sent = await fetch(request);
  if (sent.ok) {
    const copy = sent.clone();
    event.waitUntil(caches.open(cacheName).then((cache) => cache.put(request, copy)));
  }
  return sent;
}

const sleep = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));
