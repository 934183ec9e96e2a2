const kept = 'The page as it was kept';
const sent = 'The page of the server';
const release = { SHELL: [], RELEASE: 'newest' };

class Answer {
  readonly status = 200;
  readonly headers = new Headers();
  constructor(private readonly body: string) {}
  text = () => Promise.resolve(this.body);
}

/** A navigation that the worker answers, and what it has shown so far. */
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

/** The server needs so long for a page. */
function serverTakes(ms: number): void {
  globalThis.fetch = jest.fn(
    () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Answer(sent) as unknown as Response), ms)),
  );
}

const newestWanted = (): boolean => dispatchEvent(new MessageEvent('message', { data: 'watchdesk:newest-wanted' }));

describe('the service worker, asked for a page', () => {
  const { fetch, Response } = globalThis;

  beforeAll(async () => {
    const cache = { match: () => Promise.resolve(new Answer(kept)) };
    Object.assign(globalThis, release, { Response: Answer, caches: { open: () => Promise.resolve(cache) } });
    await import('@client/worker/serviceWorker');
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  afterAll(() => Object.assign(globalThis, { fetch, Response }));

  it('shows the kept one where the server is slow', async () => {
    serverTakes(10_000);
    const page = navigate();
    await jest.advanceTimersByTimeAsync(140);
    expect(page.shown).toBeNull();
    await jest.advanceTimersByTimeAsync(20);
    expect(page.shown).toBe(kept);
  });

  it('waits for the server’s, once, where a tab lacks a part of the kept one', async () => {
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

  it('shows the kept one all the same after fifteen seconds', async () => {
    serverTakes(60_000);
    newestWanted();
    const page = navigate();
    await jest.advanceTimersByTimeAsync(14_900);
    expect(page.shown).toBeNull();
    await jest.advanceTimersByTimeAsync(200);
    expect(page.shown).toBe(kept);
  });
});

describe('the service worker, after releases', () => {
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

  /** The server has this release now, and a browser puts it in place. */
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

  it('keeps the files of the three before, for tabs that began with them', async () => {
    places.set('of-others', new Map());
    for (const name of ['A', 'B', 'C', 'D']) await put(name);
    expect(kept()).toEqual(['A', 'B', 'C', 'D', 'of-others']);
    await put('E');
    expect(kept()).toEqual(['B', 'C', 'D', 'E', 'of-others']);
  });

  it('lets go what was in place longest ago, where a release was gone back to', async () => {
    for (const name of ['A', 'B', 'C', 'A', 'D', 'E']) await put(name);
    expect(kept()).toEqual(['A', 'C', 'D', 'E']);
  });
});
