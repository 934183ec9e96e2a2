import { ingestItems } from '@server/articles/items/ingest';
import { setLabel } from '@server/articles/labels/repository';
import { prune } from '@server/jobs/retention';
import { createDepartment } from '../../support/server/userBuilders';
import { useTestDatabase } from '../../support/server/database';
import { createChannel, feedItem } from '../../support/server/feedBuilders';
import { notifyAbout } from '../../support/server/notifyAbout';
import { addCompanyTopic, addDepartment, addPerson } from '../../support/server/insertRows';

const database = useTestDatabase();
const db = () => database().db;
const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const count = async (table: string, condition = 'true') =>
  Number(
    (await database().pool.query<{ n: string }>(`select count(*) as n from ${table} where ${condition}`)).rows[0]?.n,
  );

afterEach(() => database().pool.query('truncate item, topic, mail, edition, notification, match_queue cascade'));

async function ingest(published: Date, receivedAt: Date, ...guids: string[]) {
  const source = await createChannel(db(), await createDepartment(db()));
  const items = guids.map((guid) => feedItem({ guid, headline: guid, published: published.toISOString() }));
  await ingestItems(db(), { sourceId: source.id, items, receivedAt });
  return { sourceId: source.id, items };
}

describe('retention', () => {
  it('keeps articles forever by default', async () => {
    await ingest(daysAgo(9_000), daysAgo(9_000), 'old');
    await database().pool.query('delete from match_queue');
    expect(await prune(db(), { historyDays: 400 }, now)).toEqual({});
    expect(await count('item_version')).toBe(1);
  });

  it('deletes all articles, however many, that were both published and received too long ago, and no others', async () => {
    const many = Array.from({ length: 1_203 }, (_, index) => `old ${index}`);
    await ingest(daysAgo(31), daysAgo(31), ...many);
    await ingest(daysAgo(31), daysAgo(29), 'late to arrive');
    await ingest(daysAgo(29), daysAgo(29), 'young');
    await database().pool.query('delete from match_queue');
    expect(await prune(db(), { articlesDays: 30, historyDays: 400 }, now)).toEqual({ 'versions of articles': 1_203 });
    const left = await db().selectFrom('item_version').select('headline').orderBy('headline').execute();
    expect(left.map(({ headline }) => headline)).toEqual(['late to arrive', 'young']);
  });

  it('keeps articles that still wait to be matched', async () => {
    await ingest(daysAgo(31), daysAgo(31), 'waiting');
    expect(await prune(db(), { articlesDays: 30, historyDays: 400 }, now)).toEqual({});
  });

  it('keeps articles that somebody starred, but not those that were only read', async () => {
    await ingest(daysAgo(31), daysAgo(31), 'starred', 'read');
    await database().pool.query('delete from match_queue');
    const department = await addDepartment(db());
    const { id: userId } = await addPerson(db(), department.id, 'ada@example.org');
    for (const label of ['starred', 'read'] as const) {
      const { id } = await db().selectFrom('item').select('id').where('guid', '=', label).executeTakeFirstOrThrow();
      await setLabel(db(), { userId, itemId: id, label }, now);
    }
    expect(await prune(db(), { articlesDays: 30, historyDays: 400 }, now)).toEqual({ 'versions of articles': 1 });
    expect(await count('item_version', `headline = 'starred'`)).toBe(1);
  });

  it('does not import a deleted article again that the feed still contains', async () => {
    const { sourceId, items } = await ingest(daysAgo(40), daysAgo(40), 'still there');
    await database().pool.query('delete from match_queue');
    await prune(db(), { articlesDays: 30, historyDays: 400 }, now);
    expect(await ingestItems(db(), { sourceId, items, receivedAt: now })).toMatchObject({ created: 0, updated: 0 });
    expect(await count('item_version')).toBe(0);
    expect(await count('match_queue')).toBe(0);
  });
});

it('deletes old history, but nothing that is still pending or referenced', async () => {
  const department = await addDepartment(db());
  const person = await addPerson(db(), department.id, 'reader@example.com');
  const topic = await addCompanyTopic(db(), department.id, 'Trials');
  await db()
    .insertInto('workspace')
    .values({ id: person.id, department_id: department.id, user_id: person.id })
    .execute();
  const mail = async (state: 'sent' | 'queued' | 'cancelled', age: number, mailingId: string | null = null) => {
    const values = {
      message_id: `<${state}${age}${mailingId ?? ''}>`,
      mailing_id: mailingId,
      kind: 'alert',
      recipient: 'a@b.example',
      subject: '',
      html: '',
      text: '',
    };
    const row = await db()
      .insertInto('mail')
      .values({ ...values, state, created_at: daysAgo(age) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const newsletter = async (age: number) => {
    const mailing = await db()
      .insertInto('mailing')
      .values({ from_name: '', html: '', text: '', unsubscribe_placeholder: '-' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const counts = { user_groups: [], article_count: 1, recipient_count: 1 };
    await db()
      .insertInto('newsletter')
      .values({
        workspace_id: person.id,
        department_id: department.id,
        sent_by: person.id,
        idempotency_key: String(age),
        subject: '',
        mailing_id: mailing.id,
        ...counts,
        created_at: daysAgo(age),
      })
      .execute();
    return mailing.id;
  };
  const edition = async (mailId: string, age: number) =>
    db()
      .insertInto('edition')
      .values({
        user_id: person.id,
        topic_id: topic.id,
        due_at: daysAgo(age),
        matched_from: '3',
        matched_through: '4',
        article_count: 0,
        total: 0,
        mail_id: mailId,
        created_at: daysAgo(age),
      })
      .execute();
  await edition(await mail('sent', 401), 401);
  await edition(await mail('sent', 399), 399);
  await mail('queued', 500);
  const own = { id: person.id, departmentId: department.id, isPersonal: true };
  const reader = [{ userId: person.id }];
  await notifyAbout({ deps: { db: db() } }, 'Read long ago', own, reader, daysAgo(500));
  await notifyAbout({ deps: { db: db() } }, 'Not read', own, reader);
  const [old, young, waiting] = [await newsletter(401), await newsletter(399), await newsletter(402)];
  await mail('cancelled', 401, old);
  await mail('sent', 400.5, old);
  await mail('sent', 399, young);
  await mail('queued', 402, waiting);
  expect(await prune(db(), { historyDays: 400 }, now)).toEqual({
    editions: 1,
    mails: 3,
    newsletters: 1,
    notifications: 1,
  });
  expect(await count('newsletter')).toBe(2);
  expect(await count('mail', "state = 'queued'")).toBe(2);
  expect(await count('edition')).toBe(1);
});
