import { createHash } from 'node:crypto';
import type { Db } from '@server/db/schema';
import { noMetadata, type ArticleText } from '@server/engine/analyzer/articleText';
import type { FeedItem } from '@server/engine/feeds/feedItem';

/** An article as a parsed and cleaned feed item. */
export function feedItemOf(article: ArticleText): FeedItem {
  const guid = crypto.randomUUID();
  return {
    guid,
    url: `https://news.example/${guid}`,
    headline: article.headline,
    summary: article.summary.slice(0, 280),
    html: `<p>${article.body}</p>`,
    text: article.body,
    author: [...article.author],
    language: 'en',
    published: article.published,
    updated: null,
    categories: [],
    image: null,
    enclosures: [],
    related: [],
    wordCount: article.body.split(' ').length,
    contentHash: createHash('sha256').update(guid).digest('hex'),
    metadata: { ...noMetadata(), organization: [...article.organization] },
  };
}

export async function addSources(db: Db, articles: readonly ArticleText[]): Promise<void> {
  const names = new Map(articles.map(({ source }) => [source.id, source.name]));
  await db
    .insertInto('source')
    .values([...names].map(([id, name]) => ({ id, name, type: 'PUBLICATION' as const })))
    .execute();
}

export async function addDepartment(db: Db): Promise<string> {
  await db.insertInto('realm').values({ id: 'bench', name: 'Bench' }).execute();
  const values = { realm_id: 'bench', name: 'Bench', max_seats: 100_000, max_channels: 10 };
  return (await db.insertInto('department').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Creates topics over all sources with real-time alerts; returns their ids and revisions. */
export async function addTopics(db: Db, departmentId: string, queries: readonly string[]) {
  const topics: { id: string; revision: string }[] = [];
  for (let at = 0; at < queries.length; at += 500) {
    const rows = queries.slice(at, at + 500).map((query, index) => ({
      topic_type: 'COMPANY' as const,
      owner: departmentId,
      department_id: departmentId,
      name: `Topic ${at + index}`,
      query,
      add_all_sources: true,
      frequency: 0,
      article_limit: 25,
      position: at + index,
    }));
    topics.push(...(await db.insertInto('topic').values(rows).returning(['id', 'revision']).execute()));
  }
  return topics;
}

export async function addPeople(db: Db, departmentId: string, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, number) => ({
    department_id: departmentId,
    realm_id: 'bench',
    uid: `person-${number}@bench.example`,
    given_name: 'Ada',
    sur_name: `Nowak ${number}`,
    settings: JSON.stringify({ timezone: 'UTC' }),
  }));
  const ids: string[] = [];
  for (let at = 0; at < count; at += 500) {
    const made = await db
      .insertInto('user_account')
      .values(rows.slice(at, at + 500))
      .returning('id')
      .execute();
    ids.push(...made.map(({ id }) => id));
  }
  return ids;
}

/** Subscribes every person to some of the topics in turn, all due at one instant. */
export async function subscribeAll(
  db: Db,
  people: readonly string[],
  topics: readonly { id: string }[],
  each: number,
  dueAt: Date,
): Promise<number> {
  const rows = people.flatMap((user_id, person) =>
    Array.from({ length: each }, (_, number) => ({
      user_id,
      topic_id: topics[(person * each + number) % topics.length]?.id ?? '',
      next_due_at: dueAt,
      send_empty: false,
    })),
  );
  for (let at = 0; at < rows.length; at += 1_000) {
    await db
      .insertInto('subscription')
      .values(rows.slice(at, at + 1_000))
      .execute();
  }
  return rows.length;
}
