import { isServerPath, newestWanted } from '@contract/serverPaths';
import { keptPage, pagePath } from './keptPage';
import type { FetchEvent, WorkerScope } from './workerTypes';

declare const self: WorkerScope;
/** The files of the application shell, and the release's hash: defined by scripts/serviceWorker.mjs. */
declare const SHELL: readonly string[];
declare const RELEASE: string;

const family = 'watchdesk-';
const cacheName = family + RELEASE;
/** How long a page waits for the line before it is shown as it was kept: a good line is quicker and brings the newest release. */
const patienceMs = 150;
/** With which the page is waited for that a tab opens anew because it lacks a part. */
const newestPatienceMs = 15_000;
/**
 * The number of releases whose caches remain: an open tab needs the files of its release until it is closed or
 * reloaded.
 */
const keptReleases = 4;
/** Header of a cached page: when its release was last installed, in milliseconds since 1970. */
const keptSince = 'x-kept-since';

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
let patience = patienceMs;
self.addEventListener('message', ({ data }) => {
  if (data === newestWanted) patience = newestPatienceMs;
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!isServerPath(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/') || SHELL.includes(pathname)) event.respondWith(file(event));
});

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(SHELL.map((path) => keep(cache, path)));
  const answer = await fetch(pagePath, { cache: 'no-store', credentials: 'omit' });
  // While a release is being deployed, the page and the files may belong to different releases: the browser retries the
  // installation later.
  const text = await answer.text();
  const fits = SHELL.some((path) => path.startsWith('/assets/main.') && text.includes(path));
  if (!answer.ok || !fits) throw new Error('The page is of another release');
  const headers = new Headers(answer.headers);
  headers.set(keptSince, String(Date.now()));
  await cache.put(pagePath, new Response(text, { headers }));
  await self.skipWaiting();
}

async function keep(cache: Cache, path: string): Promise<void> {
  const known = await caches.match(path, { ignoreVary: true });
  const answer = known && path.startsWith('/assets/') ? known : await fetch(path, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await cache.put(path, answer);
}

async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(family) && name !== cacheName);
  const others = await Promise.all(names.map(async (name) => ({ name, since: await lastInPlace(name) })));
  // Sorted by the last installation, not the first: a release may have been rolled back to.
  const past = others.sort((a, b) => b.since - a.since).slice(keptReleases - 1);
  await Promise.all(past.map(({ name }) => caches.delete(name)));
  await self.clients.claim();
}

async function lastInPlace(name: string): Promise<number> {
  const answer = await (await caches.open(name)).match(pagePath);
  return Number(answer?.headers.get(keptSince) ?? 0);
}

/** Returns the server's page, or the cached page if the server is slow, unreachable, or fails with 5xx. */
async function page(request: Request): Promise<Response> {
  const sent = fetch(request);
  const waited = sleep(patience);
  patience = patienceMs;
  const first = await Promise.race([sent.catch(() => null), waited]);
  if (first && first.status < 500) return first;
  const kept = await keptPage(await caches.open(cacheName));
  return kept ?? sent;
}

/**
 * Returns the cached file first: the file name contains a hash of the content, so that the cached file can't be
 * outdated.
 */
async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const sent = await fetch(request);
  if (sent.ok) {
    const copy = sent.clone();
    event.waitUntil(caches.open(cacheName).then((cache) => cache.put(request, copy)));
  }
  return sent;
}

const sleep = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));
