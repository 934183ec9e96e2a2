import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

/** Inserts users, topics, and articles directly into the tables, for tests below the services. */

export async function addDepartment(db: Db, name = 'Aldermoor') {
  await db
    .insertInto('realm')
    .values({ id: 'test', name: 'Test' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const values = { realm_id: 'test', name, max_seats: 10, max_channels: 10 };
  return db.insertInto('department').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function addPerson(
  db: Db,
  departmentId: string,
  uid: string,
  settings: Record<string, unknown> = { timezone: 'UTC' },
) {
  return db
    .insertInto('user_account')
    .values({
      department_id: departmentId,
      realm_id: 'test',
      uid,
      given_name: 'Ada',
      sur_name: 'Nowak',
      settings: JSON.stringify(settings),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function addCompanyTopic(db: Db, departmentId: string, name: string, frequency = 0, limit = 200) {
  return db
    .insertInto('topic')
    .values({
      topic_type: 'COMPANY',
      owner: departmentId,
      department_id: departmentId,
      name,
      query: 'trial',
      add_all_sources: true,
      frequency,
      article_limit: limit,
      position: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function subscribe(
  db: Db,
  userId: string,
  topicId: string,
  dueAt: Date,
  more: { sendEmpty?: boolean } = {},
) {
  return db
    .insertInto('subscription')
    .values({ user_id: userId, topic_id: topicId, next_due_at: dueAt, send_empty: more.sendEmpty ?? false })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An article of a provider source, matched to the topics given. */
export async function addMatchedArticle(
  db: Db,
  article: { headline: string; published: Date; storyId?: string },
  topics: readonly { id: string; revision: string }[],
) {
  await db
    .insertInto('source')
    .values({ id: 's1', name: 'Wire', type: 'PUBLICATION' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const item = await db
    .insertInto('item')
    .values({ source_id: 's1', guid: article.headline, story_id: article.storyId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('item_version')
    .values({
      item_id: item.id,
      version: 1,
      source_id: 's1',
      published: article.published,
      headline: article.headline,
      summary: `Summary of ${article.headline}`,
      publication: 'Wire',
      content_hash: Buffer.from(article.headline),
      vector: '',
    })
    .execute();
  for (const topic of topics) {
    const match = { topic_id: topic.id, item_id: item.id, version: 1, topic_revision: topic.revision };
    await db.insertInto('topic_match').values(match).execute();
  }
  return item.id;
}

export async function addStory(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into story default values returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('No story was made');
  return row.id;
}
