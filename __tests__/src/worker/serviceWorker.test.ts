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
