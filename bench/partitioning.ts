// Measures what retention costs in tables that aren't partitioned: a month of article versions and of matches is deleted
// in the batches of the job, then both tables are vacuumed, while searches run. Prints time, WAL, dead rows, and the
// searches' p95, and for comparison the same month dropped as a partition of a copy of the matches.
// --versions=100000 --matches=1000000, both over twelve months. A database that BENCH_DATA_DIR keeps is filled once; with
// --fill, nothing else is done. It can be measured once, because the measurement deletes.
import type { Pool } from 'pg';
import type { Db } from '@server/db/schema';
import { prune } from '@server/jobs/retention';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { Ranker } from '@server/search/ranking/ranker';
import { chance, readSentences, recombined } from './support/corpus';
import { withBenchDatabase } from './support/database';
import { fillArticles } from './support/fillArticles';
import { flag } from './support/flags';
import { loadNow, timed } from './support/load';
import { addDepartment, addTopics } from './support/newsroom';
import { searchKinds, type SearchKind } from './support/searchKinds';
import { quantile, sentenceWords, wordsByShare } from './support/searchMeasures';

const versions = Number(flag('versions') ?? 100_000);
const matches = Number(flag('matches') ?? 1_000_000);
const months = 12;
const analyzed = 5_000;
const topics = 1_000;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Copies analyzed articles, without triggers and with the word index built afterwards, and spreads all over a year. */
async function fillVersions(pool: Pool): Promise<void> {
  const { sentences } = readSentences();
  await fillArticles(pool, recombined(sentences, 7, new Date()), analyzed);
  const { rows } = await pool.query<{ made: string; columns: string }>(
    `select pg_get_indexdef('item_version_vector'::regclass) as made, string_agg(quote_ident(attname), ', ') as columns
     from pg_attribute where attrelid = 'item_version'::regclass and attnum > 0 and not attisdropped
       and attname not in ('item_id', 'published', 'received_at') and attgenerated = ''`,
  );
  const [first] = rows;
  if (first === undefined) throw new Error('No columns');
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query('drop index item_version_vector');
    for (let copied = analyzed; copied < versions; copied += analyzed) {
      await client.query(
        `with original as (select v.*, row_number() over (order by item_id) as place from item_version v order by item_id limit $1),
        items as (insert into item (source_id, guid) select source_id, gen_random_uuid()::text from original returning id),
        numbered as (select id, row_number() over (order by id) as place from items)
        insert into item_version (item_id, published, received_at, ${first.columns})
        select id, published, received_at, ${first.columns} from original join numbered using (place)`,
        [analyzed],
      );
    }
    await client.query(
      `update item_version v set published = at, received_at = at
       from (select item_id, now() - (row_number() over (order by hashint8(item_id)))::float / $1 * $2 * interval '30 days' as at
         from item_version) spread where spread.item_id = v.item_id`,
      [versions, months],
    );
    await client.query('vacuum full item_version');
    await client.query(first.made);
    await client.query('set session_replication_role = default');
  } finally {
    client.release();
  }
  await pool.query('vacuum analyze item_version');
}

async function fillMatches(pool: Pool, topicIds: readonly string[]): Promise<void> {
  await pool.query(
    `insert into topic_match (topic_id, item_id, version, topic_revision, matched_at)
     select ($1::bigint[])[1 + n % $2], i.id, 1, 1, now() - n::float / $3 * $4 * interval '30 days'
     from generate_series(1, $3::int) n
     join (select id, row_number() over (order by id) as place from item) i on i.place = 1 + (n / $2) % $5
     order by n desc on conflict do nothing`,
    [topicIds, topicIds.length, matches, months, versions],
  );
  await pool.query('vacuum analyze topic_match');
}

async function fill(db: Db, pool: Pool): Promise<void> {
  if ((await pool.query('select from topic_match limit 1')).rows.length > 0) return;
  await fillVersions(pool);
  const departmentId = await addDepartment(db);
  const saved = await addTopics(db, departmentId, Array<string>(topics).fill('nothingfindsthis'));
  await fillMatches(
    pool,
    saved.map(({ id }) => id),
  );
  await pool.query('delete from match_queue');
}

async function cost(pool: Pool, table: string, work: () => Promise<unknown>) {
  await pool.query('checkpoint');
  const position = async () =>
    (await pool.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn')).rows[0]?.lsn ?? '0/0';
  const before = await position();
  const seconds = await timed(work);
  const { rows } = await pool.query<{ wal: string; dead: string; size: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1::pg_lsn)::text as wal,
       (select n_dead_tup from pg_stat_all_tables where relid = $2::regclass)::text as dead,
       pg_total_relation_size($2::regclass)::text as size`,
    [before, table],
  );
  const megabytes = (text: string | undefined) => (Number(text) / 1_000_000).toFixed(0);
  return { seconds, wal: megabytes(rows[0]?.wal), dead: Number(rows[0]?.dead), size: megabytes(rows[0]?.size) };
}

/** Three kinds of searches, each asked once so that its code and data are loaded. */
async function warmSearches(search: PostgresArticleSearch): Promise<SearchKind[]> {
  const { sentences } = readSentences();
  const random = chance(5);
  const kinds = searchKinds(
    wordsByShare(sentences, random),
    () => sentenceWords(sentences, random, 2).join(' '),
    () => sentenceWords(sentences, random, 20),
    new Date(),
  ).slice(0, 3);
  for (const kind of kinds) await (await kind.make(search)).ask();
  return kinds;
}

/** Searches one after another until the work is done; median/p95 in milliseconds, and the number. */
async function searching(
  search: PostgresArticleSearch,
  kinds: readonly SearchKind[],
  work: Promise<unknown>,
): Promise<string> {
  let isEnded = false;
  void work.finally(() => (isEnded = true)).catch(() => undefined);
  const times: number[] = [];
  for (let turn = 0; !isEnded; turn += 1) {
    const made = await kinds[turn % kinds.length]?.make(search);
    const begun = performance.now();
    await made?.ask();
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await work;
  return `${quantile(times, 0.5).toFixed(0)}/${quantile(times, 0.95).toFixed(0)} (${times.length})`;
}

async function main(): Promise<void> {
  await withBenchDatabase(async ({ db, pool }) => {
    await fill(db, pool);
    if (flag('fill') !== undefined) return;
    const { rows } = await pool.query<{ versions: number; matches: number }>(
      'select (select count(*)::int from item_version) as versions, (select count(*)::int from topic_match) as matches',
    );
    say(`${rows[0]?.versions} versions, ${rows[0]?.matches} matches over ${months} months; ${loadNow()}\n`);
    const search = new PostgresArticleSearch(pool, new Ranker());
    const kinds = await warmSearches(search);
    const alone = await searching(search, kinds, new Promise((resolve) => setTimeout(resolve, 20_000)));
    say(
      '| Step | Seconds | WAL, MB | Dead rows after | Table with indexes, MB | Searches meanwhile, ms median/p95 (number) |',
    );
    say('| --- | --- | --- | --- | --- | --- |');
    say(`| nothing | 20.0 | 0 | 0 | | ${alone} |`);
    const step = async (name: string, table: string, work: () => Promise<unknown>) => {
      let found = '';
      const { seconds, wal, dead, size } = await cost(pool, table, async () => {
        found = await searching(search, kinds, work());
        await pool.query('select pg_stat_force_next_flush()');
      });
      say(`| ${[name, seconds.toFixed(1), wal, dead, size, found].join(' | ')} |`);
    };
    const now = new Date();
    const kept = (months - 1) * 30;
    await step('a month of matches deleted', 'topic_match', () => prune(db, { historyDays: kept }, now));
    await step('matches vacuumed', 'topic_match', () => pool.query('vacuum topic_match'));
    const periods = { historyDays: 10_000, articlesDays: kept };
    await step('a month of versions deleted', 'item_version', () => prune(db, periods, now));
    await step('versions vacuumed', 'item_version', () => pool.query('vacuum item_version'));
    await pool.query('create table parted (like topic_match) partition by range (matched_at)');
    for (let month = 0; month < months; month += 1) {
      await pool.query(
        `create table parted_${month} partition of parted for values from ('${new Date(now.getTime() - (month + 1) * 30 * 86_400_000 - 60_000).toISOString()}') to ('${new Date(now.getTime() - month * 30 * 86_400_000 - 60_000).toISOString()}')`,
      );
    }
    await pool.query('create table parted_rest partition of parted default');
    await pool.query('insert into parted select * from topic_match');
    await step('a month of a partitioned copy dropped', 'parted', () => pool.query(`drop table parted_${months - 2}`));
    say(`\n${loadNow()}`);
  });
}

void main();
