import { sql } from 'kysely';
import type { NewsDocument } from '@contract/newsml/newsDocument';
import { newDraft } from '@contract/newsml/newsDocument';
import type { Db } from '@server/db/schema';
import { writeNewsItem } from '@server/engine/newsml/newsItem';
import type { Headers } from './hostileWorld';

export const deskArticles = 5_000;
const sections = 20;

export interface BigDesk {
  /** The user group, which is also the owner id of the workspace. */
  groupId: string;
  sectionIds: string[];
}

interface Owner {
  departmentId: string;
  userId: string;
}

/** Makes a user group with a workspace of 5,000 saved articles; every fifth headline has the word "election". */
export async function fillBigDesk(db: Db, { departmentId, userId }: Owner): Promise<BigDesk> {
  const { id: groupId } = await db
    .insertInto('user_group')
    .values({ department_id: departmentId, name: 'Big desk' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('user_group_member').values({ group_id: groupId, user_id: userId, is_owner: true }).execute();
  await db.insertInto('workspace').values({ id: groupId, department_id: departmentId, group_id: groupId }).execute();
  await db.insertInto('source').values({ id: 'desk', name: 'The Desk', type: 'PUBLICATION' }).execute();
  const body = 'A sentence of the report that says what happened there and when. '.repeat(15);
  await sql`
    with items as (
      insert into item (source_id, guid) select 'desk', n::text from generate_series(1, ${deskArticles}::int) n returning id
    ),
    numbered as (select id, row_number() over (order by id) as n from items)
    insert into item_version
      (item_id, version, source_id, published, headline, summary, body_text, publication, content_hash, vector)
    select id, 1, 'desk', now() - n * interval '1 minute',
      'Report number ' || n || ' of the ' || case n % 5 when 0 then 'election' else 'day' end || ' in a headline of some length',
      '', ${body}::text, 'The Desk', ''::bytea, ''::tsvector
    from numbered`.execute(db);
  await sql`
    insert into workspace_article (workspace_id, item_id, item_version, title, shared_by, created_at)
    select ${groupId}, item_id, version, headline, ${userId}, published
    from item_version where source_id = 'desk' order by item_id`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into workspace_section (workspace_id, name, position)
    select ${groupId}, 'Desk ' || n, n from generate_series(1, ${sections}::int) n returning id`.execute(db);
  return { groupId, sectionIds: rows.map(({ id }) => id) };
}

/** Adds all articles of the workspace to a section. */
export async function fillSection(db: Db, { groupId, sectionId }: { groupId: string; sectionId: string }) {
  await sql`
    insert into workspace_section_article (workspace_id, section_id, article_id, position)
    select workspace_id, ${sectionId}, article_id, row_number() over (order by article_id)
    from workspace_article where workspace_id = ${groupId}`.execute(db);
}

/** Writes own articles into a workspace by the API, as the form does; returns their ids. */
export async function writeDrafts(
  url: string,
  headers: Headers,
  ownerId: string,
  documents: readonly Pick<NewsDocument, 'headline' | 'bodyHtml'>[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const document of documents) {
    const draft = newDraft({ guid: 'urn:uuid:bench', now: new Date().toISOString(), author: 'Ada Big' });
    const article = Buffer.from(writeNewsItem({ ...draft, ...document })).toString('base64');
    const answer = await fetch(`${url}/workspace/v1/articles`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ article, ownerId }),
    });
    if (!answer.ok) throw new Error(`No article was written: ${answer.status} ${await answer.text()}`);
    const saved: unknown = await answer.json();
    if (typeof saved === 'object' && saved !== null && 'articleId' in saved) ids.push(String(saved.articleId));
  }
  return ids;
}

/** An article's body with headings, paragraphs of 100 words, and lists. */
export function longBody(words: number): string {
  const sentence = 'The committee heard ten witnesses before it voted on the report. ';
  const parts: string[] = [];
  for (let count = 0; count < words; count += 100) {
    if (count % 1_000 === 0) parts.push(`<h2>Part ${1 + count / 1_000}</h2>`);
    if (count % 1_000 === 500) parts.push(`<ul><li><p>${sentence}</p></li><li><p>${sentence}</p></li></ul>`);
    parts.push(`<p>${sentence.repeat(9)}It <strong>ended</strong> late.</p>`);
  }
  return parts.join('');
}
