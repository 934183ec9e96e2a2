/**
 * The part of ServiceWorkerGlobalScope that the service worker uses. TypeScript's `webworker` library conflicts with
 * `dom`, which the pages need.
 */
export interface WorkerScope {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LifeEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
