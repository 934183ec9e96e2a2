import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

const articles = 1_000;
const sections = 40;

/** Fills a person's workspace with articles, distributed evenly over its sections. */
export async function fillBigWorkspace(db: Db, { departmentId, userId }: { departmentId: string; userId: string }) {
  await db.insertInto('source').values({ id: 'bench', name: 'The Bench', type: 'PUBLICATION' }).execute();
  await db.insertInto('workspace').values({ id: userId, department_id: departmentId, user_id: userId }).execute();
  await sql`
    with items as (
      insert into item (source_id, guid) select 'bench', n::text from generate_series(1, ${articles}::int) n returning id
    ),
    numbered as (select id, row_number() over (order by id) as n from items)
    insert into item_version (item_id, version, source_id, published, headline, summary, publication, content_hash, vector)
    select id, 1, 'bench', now() - n * interval '1 minute',
      'Article number ' || n || ' tells what happened there in a headline of some length', 'In a sentence.', 'The Bench',
      ''::bytea, ''::tsvector
    from numbered`.execute(db);
  await sql`
    insert into workspace_article (workspace_id, item_id, item_version, title)
    select ${userId}, item_id, version, headline from item_version where source_id = 'bench' order by item_id`.execute(
    db,
  );
  await sql`
    insert into workspace_section (workspace_id, name, position)
    select ${userId}, 'Section ' || n, n from generate_series(0, ${sections - 1}::int) n`.execute(db);
  await sql`
    insert into workspace_section_article (workspace_id, section_id, article_id, position)
    select ${userId}, s.id, a.id, a.n
    from workspace_section s
    join (select article_id as id, row_number() over (order by article_id)::int as n from workspace_article where workspace_id = ${userId}) a
      on a.n % ${sections}::int = s.position
    where s.workspace_id = ${userId}`.execute(db);
}
