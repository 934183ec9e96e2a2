import { sql } from 'kysely';
import { ArticleMatcher } from '@server/matching/matchArticles';
import { recordRefusedQueries } from '@server/topics/topicWrites';
import { Percolator } from '@server/engine/percolator/percolator';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import { makeTopic, topicBody } from '../../support/server/topicBuilders';
import { makeEditions } from '../../support/server/makeEditions';

const app = useTestApp();
const db = () => app().deps.db;
let user: SignedIn;

beforeAll(async () => {
  user = await app().person(await app().department({ name: 'Ours' }));
});

/** A topic with a query as stored by an earlier release. */
async function storedWith(query: string): Promise<string> {
  const id = await makeTopic(app(), user, topicBody({ name: `By ${query}` }));
  await db().updateTable('topic').set({ query }).where('id', '=', id).execute();
  return id;
}

/** What a worker records and logs at its start. */
async function started(): Promise<string[]> {
  const refusedIds: string[] = [];
  const matcher = new ArticleMatcher(db(), new Percolator(), (refused) =>
    refusedIds.push(...refused.map(({ id }) => id)),
  );
  await matcher.matchBatch(new Date());
  return refusedIds;
}

async function listed(id: string): Promise<Record<string, unknown>> {
  const { body } = await app().call(user, 'GET', '/data/v1/profiles/user');
  return body.profiles.find((profile: { id: string }) => profile.id === id);
}

const detail = async (id: string) => (await app().call(user, 'GET', `/data/v1/profiles/${id}`)).body.profile;

test('a topic whose stored query no longer parses is logged at the start, marked in lists, and returned with its errors', async () => {
  const refused = await storedWith('roche | novartis');
  const fine = await storedWith('roche OR novartis');
  expect(await detail(refused)).toMatchObject({
    queryRefused: true,
    queryFaults: [{ start: 6, end: 7, message: expect.stringContaining('Write OR'), suggestion: 'OR' }],
  });
  expect(await started()).toEqual([refused]);
  expect(await listed(refused)).toMatchObject({ queryRefused: true });
  expect(await listed(fine)).not.toHaveProperty('queryRefused');
  expect(await detail(fine)).not.toHaveProperty('queryFaults');

  const fixed = topicBody({ query: 'roche OR novartis' });
  expect((await app().call(user, 'PUT', `/data/v1/profiles/${refused}`, fixed)).status).toBe(200);
  expect(await listed(refused)).not.toHaveProperty('queryRefused');
  expect(await detail(refused)).not.toHaveProperty('queryFaults');
  expect(await started()).toEqual([]);
});

test('a query that parses again is unmarked, and a topic changed since it was read stays unmarked', async () => {
  const id = await storedWith('a ANDNOT b');
  await started();
  await db().updateTable('topic').set({ query: 'a AND NOT b' }).where('id', '=', id).execute();
  await started();
  expect(await listed(id)).not.toHaveProperty('queryRefused');
  await recordRefusedQueries(db(), [{ id, revision: '99' }]);
  expect(await listed(id)).not.toHaveProperty('queryRefused');
});

test('an empty alert of such a topic does not claim that there is nothing new', async () => {
  const id = await storedWith('roche | pfizer');
  await app().call(user, 'POST', `/alert/v1/outputoptions/${user.userId}/${id}`, {
    infoalertEnabled: true,
    selectedFrequency: 1,
  });
  await db()
    .updateTable('subscription')
    .set({ send_empty: true, next_due_at: sql`now() - interval '1 minute'` })
    .where('topic_id', '=', id)
    .execute();
  await db().deleteFrom('topic_change').execute();
  await started();
  await makeEditions(db(), new Date());
  const mail = await db().selectFrom('mail').selectAll().where('user_id', '=', user.userId).executeTakeFirstOrThrow();
  expect(mail.subject).toBe('By roche | pfizer: its query is no longer valid');
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain('This topic’s query is no longer valid');
    expect(text).toContain(`https://news.example.com/topic-search-results/${id}`);
    expect(text).not.toContain('No new articles');
  }
});
