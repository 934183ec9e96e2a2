import { prune, retentionRules } from '@server/jobs/retention';
import { useTestDatabase } from '../../support/server/database';
import { untilDeletedIsForgotten } from '../../support/server/until';

const database = useTestDatabase();
const rows = 20_000;
/** Of some 240: at most the last 64 have no summary yet. */
const fewOfMatches = 80;
/** The age of a row in days, increasing. */
const at = `now() - interval '1 day' * (30 - g * 29.0 / ${rows})`;
const fillings = [
  `insert into topic_change (topic_id, backfilled_at) select g, ${at} + interval '29 days' from generate_series(1, ${rows}) g`,
  `insert into session (user_id, auth_type, refresh_hash, expires_at, revoked_at)
   select 'u', 'password', g::text::bytea, now(), case when g % 3 = 0 then now() end from generate_series(1, ${rows}) g`,
  `insert into edition (user_id, topic_id, due_at, matched_from, matched_through, article_count, total, created_at)
   select 'u', g, now(), '1', '1', 1, 1, ${at} from generate_series(1, ${rows}) g`,
  `insert into mail (message_id, kind, recipient, subject, html, text, state, created_at)
   select g, 'alert', '', '', '', '', 'sent', ${at} from generate_series(1, ${rows}) g`,
  `insert into newsletter (workspace_id, department_id, idempotency_key, subject, mailing_id, user_groups,
     article_count, recipient_count, created_at)
   select g, 'd', g, '', g, '{}', 1, 1, ${at} from generate_series(1, ${rows}) g`,
  `insert into article_email (department_id, idempotency_key, article_count, colleague_count, external_count,
     colleagues_mailing_id, created_at)
   select 'd', g, 1, 1, 0, g, ${at} from generate_series(1, ${rows}) g`,
  `insert into notification (user_id, workspace_id, article_id, kind, read_at) select 'u', 'u', g, 'shared', ${at} from generate_series(1, ${rows}) g`,
  `insert into own_article (department_id, trashed_at) select 'd', ${at} + interval '1 day' from generate_series(1, ${rows}) g`,
  `insert into removed_place (workspace_id, item_id, item_version, title, created_at, removed_at)
   select 'w', g, 1, '', now(), ${at} + interval '1 day' from generate_series(1, ${rows}) g`,
  `insert into file (id, department_id, name, content_type, created_at, completed_at)
   select g, 'd', '', '', ${at}, ${at} from generate_series(1, ${rows}) g`,
  `insert into topic_match (topic_id, item_id, version, topic_revision, matched_at) select 1, g, 1, 1, ${at} from generate_series(1, ${rows}) g`,
  `insert into item_version (item_id, version, source_id, published, received_at, headline, content_hash, vector)
   select g, 1, 's', ${at}, ${at}, '', '', '' from generate_series(1, ${rows}) g`,
];

/** Autovacuum would analyze and summarize pages while they are counted. */
const leaveAlone = `do $$ declare each regclass; begin
  for each in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
    execute format('alter table %s set (autovacuum_enabled = off)', each);
  end loop; end $$`;

interface Plan {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
}

/** The number of pages that each rule reads in one run, which is rolled back. */
async function pagesRead(before: Date): Promise<Record<string, number>> {
  const client = await database().pool.connect();
  const pages: Record<string, number> = {};
  try {
    for (const { name, statement } of retentionRules({ articlesDays: 400, historyDays: 400 })) {
      const { sql, parameters } = statement(before, 500).compile(database().db);
      await client.query('begin');
      const { rows: plans } = await client.query<{ 'QUERY PLAN': Plan[] }>(
        `explain (analyze, buffers, format json) ${sql}`,
        [...parameters],
      );
      await client.query('rollback');
      const read = plans[0]?.['QUERY PLAN'][0]?.Plan;
      pages[name] = (read?.['Shared Hit Blocks'] ?? NaN) + (read?.['Shared Read Blocks'] ?? NaN);
    }
  } finally {
    client.release();
  }
  return pages;
}

const days = (count: number) => new Date(Date.now() - count * 86_400_000);

test('few pages are read if nothing is old, also of tables that contained old rows', async () => {
  const client = await database().pool.connect();
  try {
    // Rows without references, which don't matter here.
    await client.query(leaveAlone);
    await client.query('set session_replication_role = replica');
    for (const filling of fillings) await client.query(filling);
  } finally {
    await client.query('reset session_replication_role');
    client.release();
  }
  await database().pool.query('vacuum analyze');
  const young = await pagesRead(days(400));
  expect(Object.keys(young)).toHaveLength(13);
  for (const [name, pages] of Object.entries(young)) {
    expect([name, pages <= (name === 'matches' ? fewOfMatches : 12)]).toEqual([name, true]);
  }

  const matches = async (before: Date) => (await pagesRead(before)).matches;
  await database().pool.query(`delete from topic_match where matched_at < $1`, [days(10)]);
  expect(await matches(days(10))).toBeGreaterThan(fewOfMatches);
  await database().pool.query(
    `update topic_match set matched_at = $1 where item_id = (select min(item_id) from topic_match)`,
    [days(500)],
  );
  await database().pool.query('analyze topic_match');
  await untilDeletedIsForgotten(database().db);
  const night = new Date(new Date().setUTCHours(3, 30));
  expect(await prune(database().db, { historyDays: 400 }, night)).toMatchObject({ matches: 1 });
  expect(await matches(days(11))).toBeLessThanOrEqual(fewOfMatches);
}, 60_000);
