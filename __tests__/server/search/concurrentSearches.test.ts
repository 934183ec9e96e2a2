import { limits, times } from '@contract/limits';
import { addSource, storeArticle } from '../../support/server/storeArticle';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import { countWaiting, until } from '../../support/server/until';

const app = useTestApp();
let one: SignedIn;
let other: SignedIn;
let address: string;

beforeAll(async () => {
  const department = await app().department();
  one = await app().person(department);
  other = await app().person(department);
  address = await app().listen();
  await addSource(app().deps.db, 'wire');
  await storeArticle(app().deps.db, { headline: 'Quince', published: new Date('2026-03-01T00:00:00Z') });
});

function search(who: SignedIn, body: object = {}): Promise<Response> {
  return fetch(`${address}/data/v1/search`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ queryString: 'quince', ...body }),
  });
}

test("a person's hundred searches don't block others, and excess searches get a clear error", async () => {
  const { pool } = app().database;
  // The searches wait for a lock, which counts as computing, so they would be rejected on a slow machine.
  jest.replaceProperty(limits as { searchComputingMs: number }, 'searchComputingMs', 60_000);
  const blocker = await pool.connect();
  const held = () => countWaiting(pool, 'item_version');
  await blocker.query('begin; lock table item_version in access exclusive mode');
  const refused: Response[] = [];
  const ask = async (): Promise<Response> => {
    const answer = await search(one);
    if (answer.status === 429) refused.push(answer);
    return answer;
  };
  const asked = Array.from({ length: limits.searchesOfOneAtOnce + limits.searchesWaitingOfOne + 7 }, ask);
  const others = [search(other), search(other)];
  try {
    await until(async () => (await held()) === limits.searchesOfOneAtOnce + others.length && refused.length === 7);
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toBe(String(times.searchRetrySeconds));
    expect(await answer.json()).toMatchObject({
      errorCode: 'TOO_MANY_REQUESTS',
      errorMessage: expect.stringMatching(/too many searches waiting/i),
    });
  }
  for (const answer of await Promise.all(others)) expect(await answer.json()).toMatchObject({ hitCount: 1 });
  const statuses = (await Promise.all(asked)).map((answer) => answer.status);
  expect(statuses.filter((status) => status !== 200)).toEqual(refused.map(() => 429));
}, 120_000);

afterEach(() => jest.restoreAllMocks());

test('returns 503 SEARCH_TOO_EXPENSIVE with advice when a search reaches its computing limit', async () => {
  const { pool } = app().database;
  const blocker = await pool.connect();
  jest.replaceProperty(limits as { searchComputingMs: number }, 'searchComputingMs', 50);
  await blocker.query('begin; lock table item_version in access exclusive mode');
  try {
    const answer = await search(one);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBeNull();
    expect(await answer.json()).toMatchObject({
      errorCode: 'SEARCH_TOO_EXPENSIVE',
      errorMessage: expect.stringMatching(/too much computing.*fewer words/i),
    });
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
}, 60_000);

test('recency can be blended into relevance only, within bounds', async () => {
  const by = (sortOrder: string, recencyHalfLifeDays: number) =>
    search(one, { retrievalOptions: { sortOrder, recencyHalfLifeDays } });
  expect(await (await by('RELEVANT_FIRST', 7)).json()).toMatchObject({ hitCount: 1 });
  const wrong = await by('NEWEST_FIRST', 7);
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({
    errorCode: 'VALIDATION',
    errorMessage: expect.stringMatching(/sortOrder/),
  });
  expect((await by('RELEVANT_FIRST', 0)).status).toBe(400);
});
