import { isServerPath, newestWanted } from '@contract/serverPaths';
import { keptPage, pagePath } from './keptPage';
import type { FetchEvent, WorkerScope } from './workerTypes';

declare const self: WorkerScope;
/** The shell's files, and one name for the release: put in by scripts/serviceWorker.mjs. */
declare const SHELL: readonly string[];
declare const RELEASE: string;

const family = 'watchdesk-';
const cacheName = family + RELEASE;
/** How long a page waits for the line before it is shown as it was kept: a good line is quicker and brings the newest release. */
const patienceMs = 150;
/** With which the page is waited for that a tab opens anew because it lacks a part. */
const newestPatienceMs = 15_000;
/** Tabs go on with the release that they began with until they are closed or reloaded: this one's files and those of three before stay. */
const keptReleases = 4;
/** On a kept page: when its release was put in place last. */
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
  // While a release is being put in place, page and files may be of two: then it is tried again later.
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
  // Not the order in which they came first: one may have been gone back to.
  const past = others.sort((a, b) => b.since - a.since).slice(keptReleases - 1);
  await Promise.all(past.map(({ name }) => caches.delete(name)));
  await self.clients.claim();
}

async function lastInPlace(name: string): Promise<number> {
  const answer = await (await caches.open(name)).match(pagePath);
  return Number(answer?.headers.get(keptSince) ?? 0);
}

/** The page as the server sends it; as it was kept where the line is slow or gone, or the server is failing. */
async function page(request: Request): Promise<Response> {
  const sent = fetch(request);
  const waited = sleep(patience);
  patience = patienceMs;
  const first = await Promise.race([sent.catch(() => null), waited]);
  if (first && first.status < 500) return first;
  const kept = await keptPage(await caches.open(cacheName));
  return kept ?? sent;
}

/** A file's name carries a hash of its content: what was kept is what would be sent. */
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
