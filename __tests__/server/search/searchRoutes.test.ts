import { addSource, storeArticle } from '../../support/server/storeArticle';
import type { BuiltDepartment } from '../../support/server/userBuilders';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import { countWaiting, until } from '../../support/server/until';
import { companyTopicBody, makeGroup, makeSource, makeTopic, topicBody } from '../../support/server/topicBuilders';

const now = new Date('2026-11-18T12:00:00Z');
const app = useTestApp({ clock: () => now });
let ours: BuiltDepartment;
let user: SignedIn;
let admin: SignedIn;
let stranger: SignedIn;
let channel: string;
const items: Record<string, string> = {};

const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

beforeAll(async () => {
  const { db } = app().deps;
  ours = await app().department();
  const theirs = await app().department();
  user = await app().person(ours, { settings: { timezone: 'UTC' } });
  admin = await app().person(ours, { admin: true });
  stranger = await app().person(theirs);
  await addSource(db, 'wire');
  await addSource(db, 'herald');
  channel = await makeSource(app(), { departmentId: ours.id, type: 'CHANNEL' });
  const foreign = await makeSource(app(), { departmentId: theirs.id, type: 'CHANNEL' });
  const articles = [
    {
      key: 'old',
      headline: 'Insulin prices fall',
      body: 'The price of insulin <falls> again.',
      published: hoursAgo(50),
    },
    {
      key: 'pump',
      headline: 'A new pump',
      body: 'It doses insulin by itself.',
      sourceId: 'herald',
      published: hoursAgo(26),
    },
    {
      key: 'ours',
      headline: 'Insulin in our channel',
      sourceId: channel,
      departmentId: ours.id,
      published: hoursAgo(25),
    },
    {
      key: 'theirs',
      headline: 'Insulin in their channel',
      sourceId: foreign,
      departmentId: theirs.id,
      published: hoursAgo(2),
    },
    { key: 'other', headline: 'Football', body: 'Nothing of the kind.', published: hoursAgo(1) },
  ];
  for (const { key, ...article } of articles) items[key] = await storeArticle(db, article);
});

const search = (who: SignedIn, body: unknown) => app().call(who, 'POST', '/data/v1/search', body);
const found = async (who: SignedIn, body: unknown): Promise<string[]> => {
  const answer = await search(who, body);
  expect(answer.status).toBe(200);
  return answer.body.results.map((card: { itemId: string }) => card.itemId);
};
const idsOf = (...keys: string[]) => keys.map((key) => items[key]);

describe('searching articles', () => {
  it('returns what the department sees, newest first, with highlights', async () => {
    const answer = await search(user, { queryString: 'insulin' });
    expect(answer.body).toMatchObject({ offset: 0, hitCount: 3, hitCountRelation: 'eq', facetResults: null });
    const [first, second, third] = answer.body.results;
    expect([first.itemId, second.itemId, third.itemId]).toEqual(idsOf('ours', 'pump', 'old'));
    expect(first.headlineMarked).toBe('<mark>Insulin</mark> in our channel');
    expect(second).toMatchObject({ headline: 'A new pump', excerpt: 'It doses <mark>insulin</mark> by itself.' });
    expect(third.excerpt).toBe('The price of <mark>insulin</mark> &lt;falls&gt; again.');
    expect(await found(stranger, { queryString: 'insulin' })).toEqual(idsOf('theirs', 'pump', 'old'));
  });

  it('returns everything that the department sees without a query', async () => {
    expect(await found(user, {})).toEqual(idsOf('other', 'ours', 'pump', 'old'));
  });

  it("can be limited to sources, but never includes another department's", async () => {
    expect(await found(user, { queryString: 'insulin', sources: ['herald', channel] })).toEqual(idsOf('ours', 'pump'));
    expect(await found(stranger, { queryString: 'insulin', sources: [channel] })).toEqual([]);
  });

  it('returns pages that stay unchanged while articles arrive', async () => {
    const first = await search(user, { retrievalOptions: { limit: 2 } });
    const justIn = await storeArticle(app().deps.db, { headline: 'Just in', published: now });
    const { cursor, asOf } = first.body;
    const second = await search(user, { retrievalOptions: { limit: 2, cursor, asOf } });
    const all = [...first.body.results, ...second.body.results].map((card: { itemId: string }) => card.itemId);
    expect(all).toEqual(idsOf('other', 'ours', 'pump', 'old'));
    await app().deps.db.deleteFrom('item').where('id', '=', justIn).execute();
  });

  it('counts a word for relevance as often as the query repeats it', async () => {
    const { db } = app().deps;
    const walrus = await storeArticle(db, {
      headline: 'Arctic walrus',
      body: 'A walrus among others.',
      published: now,
    });
    const narwhal = await storeArticle(db, {
      headline: 'Arctic narwhal',
      body: 'A narwhal among others.',
      published: now,
    });
    const asked = (queryString: string, more: object = {}) =>
      found(user, { queryString, retrievalOptions: { sortOrder: 'RELEVANT_FIRST' }, ...more });
    expect(await asked('walrus OR narwhal OR narwhal')).toEqual([narwhal, walrus]);
    expect(await asked('walrus OR narwhal OR walrus')).toEqual([walrus, narwhal]);
    expect(await asked('((narwhal OR walrus) OR walrus) AND others')).toEqual([walrus, narwhal]);
    for (const [said, first, second] of [
      ['walrus', walrus, narwhal],
      ['narwhal', narwhal, walrus],
    ] as const) {
      const profile = await makeTopic(app(), user, topicBody({ query: `walrus OR narwhal OR ${said}` }));
      expect(await asked('', { profile })).toEqual([first, second]);
    }
    await db.deleteFrom('item').where('id', 'in', [walrus, narwhal]).execute();
  });

  it('rejects an invalid asOf', async () => {
    for (const asOf of ['now', 'infinity', '', '2026-02-31T00:00:00Z']) {
      const answer = await search(user, { queryString: 'insulin', retrievalOptions: { asOf } });
      expect([asOf, answer.status]).toEqual([asOf, 400]);
    }
  });

  it('rejects an unknown cursor with a readable message', async () => {
    const cursor = Buffer.from('{"asOf":"2026-01-01T00:00:00Z","after":["9223372036854775807","1",1]}').toString(
      'base64url',
    );
    const answer = await search(user, { retrievalOptions: { cursor } });
    expect([answer.status, answer.body.errorMessage]).toEqual([
      400,
      'The cursor doesn’t come from a search with this sort order.',
    ]);
  });

  it('returns the selected fields and reports unknown ones', async () => {
    const chosen = (fields: string[]) => search(user, { queryString: 'pump', retrievalOptions: { fields } });
    const whole = await chosen([]);
    const [pump] = whole.body.results;
    expect(Object.keys(pump)).toHaveLength(16);
    const some = await chosen(['headlineMarked', 'wordCount']);
    const { itemId, itemVersion, headlineMarked, wordCount } = pump;
    expect(some.body).toEqual({
      ...whole.body,
      asOf: some.body.asOf,
      results: [{ itemId, itemVersion, headlineMarked, wordCount }],
    });
    expect(headlineMarked).toBe('A new <mark>pump</mark>');
    const unmarked = await chosen(['headline']);
    expect(unmarked.body.results).toEqual([{ itemId, itemVersion, headline: 'A new pump' }]);
    const unknown = await chosen(['title']);
    expect([unknown.status, unknown.body.errorMessage]).toEqual([
      400,
      expect.stringMatching(/^retrievalOptions\.fields\.0: Must be one of itemId, itemVersion, headline, /),
    ]);
  });

  it('counts facets on request', async () => {
    const queryString = 'insulin date:[0001-01-01 TO 9999-12-31]';
    const { body } = await search(user, { queryString, retrievalOptions: { facets: true, limit: 0 } });
    expect(body.results).toEqual([]);
    expect(body.facetResults).toMatchObject({ counted: 3, complete: true });
    expect(body.facetResults.language).toEqual([{ value: 'en', label: 'English', count: 3 }]);
  });

  it("rejects an invalid query with the parser's messages", async () => {
    const answer = await search(user, { queryString: '(insulin' });
    expect(answer.status).toBe(400);
    expect(answer.body.errorCode).toBe('QUERY_INVALID');
  });
});

describe('the results of a topic', () => {
  it('are what its query matches in its sources, for those who see the topic', async () => {
    const group = await makeGroup(app(), admin, { owner: ours.id });
    const company = await makeTopic(
      app(),
      admin,
      companyTopicBody(ours.id, group, { addAllSources: false, sources: [{ id: 'herald' }, { id: channel }] }),
    );
    expect(await found(user, { profile: company, owner: ours.id })).toEqual(idsOf('ours', 'pump'));
    expect(await found(user, { profile: company, sources: ['herald'] })).toEqual(idsOf('pump'));
    expect(await found(user, { profile: company, sources: ['wire'] })).toEqual([]);
    expect(await found(user, { profile: company, queryString: 'pump' })).toEqual(idsOf('pump'));
    // Within a topic, a query may only exclude.
    expect(await found(user, { profile: company, queryString: 'NOT pump' })).toEqual(idsOf('ours'));
    expect((await search(user, { queryString: 'NOT pump' })).body.errorCode).toBe('QUERY_INVALID');
    expect((await search(stranger, { profile: company })).status).toBe(404);
    const own = await makeTopic(app(), user);
    expect(await found(user, { profile: own })).toEqual(idsOf('ours', 'pump', 'old'));
    expect((await search(admin, { profile: own })).status).toBe(404);
    expect((await search(user, { profile: own, owner: ours.id })).status).toBe(404);
  });

  it('are empty for a topic without sources', async () => {
    const empty = await makeTopic(app(), user, topicBody({ addAllSources: false }));
    expect(await found(user, { profile: empty })).toEqual([]);
    expect(await found(user, { profile: empty, sources: ['herald'] })).toEqual([]);
  });

  it('are empty for a topic whose stored query is invalid', async () => {
    const broken = await makeTopic(app(), user);
    await app().deps.db.updateTable('topic').set({ query: '(insulin' }).where('id', '=', broken).execute();
    expect(await found(user, { profile: broken })).toEqual([]);
  });

  it('are limited to packages that both the topic and the request name', async () => {
    const parcel = await makeSource(app(), { type: 'PACKAGE', members: ['herald'] });
    const topic = await makeTopic(app(), user, topicBody({ addAllSources: false, sources: [{ id: parcel }] }));
    expect(await found(user, { profile: topic })).toEqual(idsOf('pump'));
    expect(await found(user, { profile: topic, sources: ['herald'] })).toEqual(idsOf('pump'));
    expect(await found(user, { profile: topic, sources: ['wire'] })).toEqual([]);
  });
});

describe('the relaxations of a search', () => {
  const relaxed = async (body: unknown, who = user) => {
    const answer = await app().call(who, 'POST', '/data/v1/search/relaxations', body);
    expect(answer.status).toBe(200);
    return answer.body.relaxations;
  };

  it('leave out one clause and count what the rest finds, most hits first', async () => {
    expect(await relaxed({ queryString: 'insulin football pump' })).toEqual([
      { query: 'insulin AND pump', removed: ['football'], hitCount: 1, hitCountRelation: 'eq' },
    ]);
    expect(await relaxed({ queryString: 'football insulin' })).toEqual([
      { query: 'insulin', removed: ['football'], hitCount: 3, hitCountRelation: 'eq' },
      { query: 'football', removed: ['insulin'], hitCount: 1, hitCountRelation: 'eq' },
    ]);
  });

  it('keep only one clause if leaving out one finds nothing', async () => {
    const found = await relaxed({ queryString: 'insulin football quokka NOT pump' });
    expect(found).toEqual([
      { query: 'insulin', removed: ['football', 'quokka', 'NOT pump'], hitCount: 3, hitCountRelation: 'eq' },
      { query: 'football', removed: ['insulin', 'quokka', 'NOT pump'], hitCount: 1, hitCountRelation: 'eq' },
    ]);
  });

  it('stay within the sources and the department', async () => {
    expect(await relaxed({ queryString: 'insulin football', sources: ['herald'] })).toEqual([
      { query: 'insulin', removed: ['football'], hitCount: 1, hitCountRelation: 'eq' },
    ]);
    expect(await relaxed({ queryString: 'channel AND football' }, stranger)).toEqual([
      expect.objectContaining({ query: 'football', hitCount: 1 }),
      expect.objectContaining({ query: 'channel', hitCount: 1 }),
    ]);
  });

  it("keep the topic's query if the search was in a topic", async () => {
    const own = await makeTopic(app(), user);
    expect(await relaxed({ profile: own, queryString: 'football' })).toEqual([
      { query: '', removed: ['football'], hitCount: 3, hitCountRelation: 'eq' },
    ]);
    const answer = await app().call(stranger, 'POST', '/data/v1/search/relaxations', {
      profile: own,
      queryString: 'a',
    });
    expect(answer.status).toBe(404);
  });

  it('are none for a single word, and an invalid query is rejected', async () => {
    expect(await relaxed({ queryString: 'quokka' })).toEqual([]);
    const answer = await app().call(user, 'POST', '/data/v1/search/relaxations', { queryString: '(insulin' });
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'QUERY_INVALID']);
  });
});

describe('a caller who disconnects', () => {
  it('leaves no search running in the database', async () => {
    const { pool } = app().database;
    const address = await app().listen();
    const blocker = await pool.connect();
    const untilWaiting = (count: number) => until(async () => (await countWaiting(pool, 'item_version')) === count);
    try {
      await blocker.query('begin; lock table item_version in access exclusive mode');
      const gone = new AbortController();
      const answer = fetch(`${address}/data/v1/search`, {
        method: 'POST',
        headers: { ...user.headers, 'content-type': 'application/json' },
        body: '{"queryString":"insulin"}',
        signal: gone.signal,
      });
      await untilWaiting(1);
      gone.abort();
      await expect(answer).rejects.toThrow();
      await untilWaiting(0);
    } finally {
      await blocker.query('rollback');
      blocker.release();
    }
  });
});

describe('search options', () => {
  it('list the fields and the values of select fields', async () => {
    const { body } = await app().call(user, 'GET', '/data/v1/search/options');
    const { fields, values, sortOrders } = body.searchOptions;
    expect(sortOrders.map((order: { id: string }) => order.id)).toEqual(['NEWEST_FIRST', 'RELEVANT_FIRST']);
    expect(fields).toContainEqual(expect.objectContaining({ name: 'document', type: 'text' }));
    expect(values.source).toContainEqual({ value: 'herald', label: 'herald' });
    expect(values.source.map((source: { value: string }) => source.value)).toContain(channel);
    const other = await app().call(stranger, 'GET', '/data/v1/search/options');
    expect(other.text).not.toContain(channel);
  });
});

describe('query editing', () => {
  it('validates a query and reports the position and reason of errors', async () => {
    const valid = await app().call(user, 'POST', '/data/v1/query/validate', { query: 'insulin AND (pump OR pen)' });
    expect(valid.body.validationStatus).toEqual({ valid: true, errorMessage: '', errors: [] });
    expect(valid.body.hints).toEqual([]);
    const hinted = await app().call(user, 'POST', '/data/v1/query/validate', { query: 'insulin NEAR5 pump' });
    expect(hinted.body).toMatchObject({ validationStatus: { valid: true }, hints: [{ start: 8, end: 13 }] });
    const { body } = await app().call(user, 'POST', '/data/v1/query/validate', { query: 'insulin AND (pump' });
    expect(body.validationStatus.valid).toBe(false);
    expect(body.validationStatus.errorMessage).not.toBe('');
    expect(body.validationStatus.errors[0]).toMatchObject({ start: 12, message: body.validationStatus.errorMessage });
  });

  it('converts a query to terms and back', async () => {
    const build = (body: unknown) => app().call(user, 'POST', '/data/v1/query/build', body);
    const { body } = await build({ query: 'insulin OR headline:pump' });
    expect(body.terms.map((term: { name: string; condition: string }) => [term.name, term.condition])).toEqual([
      ['DOCUMENT', 'AND'],
      ['HEADLINE', 'OR'],
    ]);
    const back = await build({ terms: body.terms });
    expect((await build({ query: back.body.query })).body.terms).toEqual(body.terms);
    expect((await build({ query: '(insulin' })).body).toEqual({ query: '(insulin', terms: null });
    expect((await build({})).status).toBe(400);
    expect((await build({ terms: [{ ...body.terms[0], value: '(' }] })).body.errorCode).toBe('QUERY_INVALID');
  });

  it('previews what a topic would find and send', async () => {
    const preview = (changes: Record<string, unknown>) =>
      app().call(user, 'POST', '/data/v1/query/preview', {
        query: 'insulin',
        sources: [],
        addAllSources: true,
        ...changes,
      });
    const { body } = await preview({ frequency: 5 });
    expect(body).toMatchObject({ hitCount: 3, hitCountRelation: 'eq', alerts: 2 });
    expect(body.newest.map((card: { itemId: string }) => card.itemId)).toEqual(idsOf('ours', 'pump', 'old'));
    expect(body.days).toHaveLength(30);
    expect(body.days.slice(-3)).toEqual([
      { date: '2026-11-16', count: 1 },
      { date: '2026-11-17', count: 2 },
      { date: '2026-11-18', count: 0 },
    ]);
    // The three articles arrived in different hours.
    expect((await preview({ frequency: 1 })).body.alerts).toBe(3);
    // Next Monday is in the future.
    expect((await preview({ frequency: 6 })).body.alerts).toBe(0);
    expect((await preview({ addAllSources: false })).body).toMatchObject({ hitCount: 0, alerts: 0, newest: [] });
    expect((await preview({ query: 'insulin AND' })).body.errorCode).toBe('QUERY_INVALID');
  });
});
