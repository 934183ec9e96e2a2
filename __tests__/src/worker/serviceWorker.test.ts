const kept = 'The cached page';
const sent = 'The page of the server';
const release = { SHELL: [], RELEASE: 'newest' };

class Answer {
  readonly status = 200;
  readonly headers = new Headers();
  constructor(private readonly body: string) {}
  text = () => Promise.resolve(this.body);
}

/** Dispatches a navigation request, and records which page the worker responds with. */
function navigate(): { shown: string | null } {
  const seen: { shown: string | null } = { shown: null };
  const request = { method: 'GET', mode: 'navigate', url: `${location.origin}/alerts-favorites` };
  const respondWith = (answer: Promise<Answer>): void =>
    void answer.then(async (page) => {
      seen.shown = await page.text();
    });
  dispatchEvent(Object.assign(new Event('fetch'), { request, respondWith }));
  return seen;
}

/** Makes the server respond to page requests after this time in milliseconds. */
function serverTakes(ms: number): void {
  globalThis.fetch = jest.fn(
    () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Answer(sent) as unknown as Response), ms)),
  );
}

const newestWanted = (): boolean => dispatchEvent(new MessageEvent('message', { data: 'watchdesk:newest-wanted' }));

describe('navigation requests', () => {
  const { fetch, Response } = globalThis;

  beforeAll(async () => {
    const cache = { match: () => Promise.resolve(new Answer(kept)) };
    Object.assign(globalThis, release, { Response: Answer, caches: { open: () => Promise.resolve(cache) } });
    await import('@client/worker/serviceWorker');
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  afterAll(() => Object.assign(globalThis, { fetch, Response }));

  it('returns the cached page if the server is slow', async () => {
    serverTakes(10_000);
    const page = navigate();
    await jest.advanceTimersByTimeAsync(140);
    expect(page.shown).toBeNull();
    await jest.advanceTimersByTimeAsync(20);
    expect(page.shown).toBe(kept);
  });

  it('waits for the server’s page, once, if a tab misses a chunk of the cached one', async () => {
    serverTakes(14_000);
    newestWanted();
    const page = navigate();
    const next = navigate();
    await jest.advanceTimersByTimeAsync(13_900);
    expect(page.shown).toBeNull();
    expect(next.shown).toBe(kept);
    await jest.advanceTimersByTimeAsync(200);
    expect(page.shown).toBe(sent);
  });

  it('returns the cached page after fifteen seconds nevertheless', async () => {
    serverTakes(60_000);
    newestWanted();
    const page = navigate();
    await jest.advanceTimersByTimeAsync(14_900);
    expect(page.shown).toBeNull();
    await jest.advanceTimersByTimeAsync(200);
    expect(page.shown).toBe(kept);
  });
});

describe('activation of a release', () => {
  const { fetch, Response } = globalThis;
  const places = new Map<string, Map<string, KeptAnswer>>();

  class KeptAnswer {
    readonly ok = true;
    readonly headers: Headers;
    constructor(
      private readonly body: string,
      { headers }: { headers?: Headers } = {},
    ) {
      this.headers = new Headers(headers);
    }
    text = () => Promise.resolve(this.body);
  }

  const opened = (name: string) => {
    const place = places.get(name) ?? new Map<string, KeptAnswer>();
    places.set(name, place);
    return {
      match: (path: string) => Promise.resolve(place.get(path)),
      put: (path: string, answer: KeptAnswer) => Promise.resolve(void place.set(path, answer)),
    };
  };

  /** Deploys a release on the server, and installs and activates its worker. */
  async function put(name: string): Promise<void> {
    const file = `/assets/main.${name}.js`;
    globalThis.fetch = jest.fn(() => Promise.resolve(new KeptAnswer(`<script src="${file}">`) as unknown as Response));
    Object.assign(globalThis, { SHELL: [file], RELEASE: name });
    const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
    const listening = jest
      .spyOn(globalThis, 'addEventListener')
      .mockImplementation((type: string, listener: unknown) => {
        listeners.set(type, listener as () => void);
      });
    await jest.isolateModulesAsync(async () => void (await import('@client/worker/serviceWorker')));
    listening.mockRestore();
    for (const type of ['install', 'activate']) {
      let done: Promise<unknown> = Promise.resolve();
      listeners.get(type)?.({ waitUntil: (work) => (done = work) });
      await done;
    }
    jest.advanceTimersByTime(60_000);
  }

  const kept = (): string[] => [...places.keys()].map((name) => name.replace('watchdesk-', '')).sort();

  beforeAll(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, {
      Response: KeptAnswer,
      caches: {
        open: (name: string) => Promise.resolve(opened(name)),
        keys: () => Promise.resolve([...places.keys()]),
        delete: (name: string) => Promise.resolve(places.delete(name)),
        match: (path: string) => Promise.resolve([...places.values()].find((place) => place.has(path))?.get(path)),
      },
      clients: { claim: () => Promise.resolve() },
      skipWaiting: () => Promise.resolve(),
    });
  });
  beforeEach(() => places.clear());
  afterAll(() => {
    jest.useRealTimers();
    Object.assign(globalThis, { fetch, Response });
  });

  it('keeps the caches of the three releases before, for open tabs', async () => {
    places.set('of-others', new Map());
    for (const name of ['A', 'B', 'C', 'D']) await put(name);
    expect(kept()).toEqual(['A', 'B', 'C', 'D', 'of-others']);
    await put('E');
    expect(kept()).toEqual(['B', 'C', 'D', 'E', 'of-others']);
  });

  it('deletes the cache of the release that was installed longest ago, after a rollback', async () => {
    for (const name of ['A', 'B', 'C', 'A', 'D', 'E']) await put(name);
    expect(kept()).toEqual(['A', 'C', 'D', 'E']);
  });
});
