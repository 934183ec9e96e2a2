import type { Pool } from 'pg';
import { printQuery } from '@contract/query/print';
import type { Db } from '@server/db/schema';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import { linkSecret } from '@server/engine/alerts/linkSecret';
import { makeDueEditions } from '@server/engine/alerts/editions';
import { ingestItems } from '@server/engine/feeds/ingest';
import { ArticleMatcher } from '@server/engine/matching/matchArticles';
import { Percolator } from '@server/engine/percolator/percolator';
import { chance, readSentences, recombined, take } from './support/corpus';
import { withBenchDatabase } from './support/database';
import { addDepartment, addPeople, addSources, addTopics, feedItemOf, subscribeAll } from './support/newsroom';
import { asSent, mixedQueries } from './support/savedQueries';

export interface IngestOptions {
  articles?: number;
  topics?: number;
  people?: number;
  say?: (line: string) => void;
}

export interface IngestResult {
  /** Articles a second of each step, and of the whole path, one process and one core for it. */
  stored: number;
  matched: number;
  whole: number;
  editions: number;
  /** Of the same finished rows inserted by the database itself, their indexes kept, in transactions of the same size. */
  plainInserts: number;
}

/** As many as a feed brings at a time. */
const A_READING = 50;
const BATCH = 200;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** The finished rows once more, without analysis, matching or a way over the line: what storing alone takes. */
async function plainInserts(pool: Pool): Promise<number> {
  await pool.query('create table plain_item (like item including all)');
  await pool.query('create table plain_version (like item_version including all)');
  const { rows } = await pool.query<{ id: string }>('select id from item order by id');
  return timed(async () => {
    for (let at = 0; at < rows.length; at += A_READING) {
      const ids = rows.slice(at, at + A_READING).map(({ id }) => id);
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(
          'insert into plain_item overriding system value select * from item where id = any($1::bigint[])',
          [ids],
        );
        await client.query('insert into plain_version select * from item_version where item_id = any($1::bigint[])', [
          ids,
        ]);
        await client.query('commit');
      } finally {
        client.release();
      }
    }
  });
}

async function makeEditions(db: Db): Promise<number> {
  const options = { now: new Date(), publicUrl: 'https://bench.example', mailDomain: 'bench.example' };
  const secret = await linkSecret(db);
  let editions = 0;
  for (;;) {
    const made = await makeDueEditions(db, {
      ...options,
      secret,
      people: 50,
      onError: (error) => {
        throw error;
      },
    });
    if (made.people === 0) return editions;
    editions += made.editions;
  }
}

/** The way of articles from their feeds to the editions that tell of them, by one worker, step by step and whole. */
export async function run(options: IngestOptions = {}): Promise<IngestResult> {
  const { articles = 4_000, topics = 1_000, people = 200, say = () => undefined } = options;
  const { sentences } = readSentences();
  const random = chance(23);
  const from = new Date(Date.now() - articles * 60_000);
  const made = take(recombined(sentences, 29, from), articles).map((article) => asSent(article, random));
  return withBenchDatabase(async ({ db, pool }) => {
    await addSources(db, made);
    const departmentId = await addDepartment(db);
    const queries = [...mixedQueries(sentences, 3)(topics)].map(({ query }) => printQuery(query));
    const saved = await addTopics(db, departmentId, queries);
    await subscribeAll(db, await addPeople(db, departmentId, people), saved, 5, new Date(Date.now() - 1_000));
    await pool.query('delete from topic_change');
    const matcher = new ArticleMatcher(db, new Percolator());
    await matcher.matchBatch(new Date(), 1);

    // As feeds are read: one source after another, its newest items at once.
    const bySource = new Map<string, ArticleText[]>();
    for (const one of made) bySource.set(one.source.id, [...(bySource.get(one.source.id) ?? []), one]);
    const readings = [...bySource].flatMap(([sourceId, all]) =>
      Array.from({ length: Math.ceil(all.length / A_READING) }, (_, at) => ({
        sourceId,
        items: all.slice(at * A_READING, (at + 1) * A_READING).map(feedItemOf),
      })),
    );
    const storing = await timed(async () => {
      for (const reading of readings) await ingestItems(db, { ...reading, receivedAt: new Date() });
    });
    const matching = await timed(async () => {
      while ((await matcher.matchBatch(new Date(), BATCH)) > 0);
    });
    let editions = 0;
    const alerting = await timed(async () => (editions = await makeEditions(db)));
    const plain = await plainInserts(pool);
    const result = {
      stored: articles / storing,
      matched: articles / matching,
      whole: articles / (storing + matching + alerting),
      editions,
      plainInserts: articles / plain,
    };
    say(
      `${articles} articles, ${topics} topics, ${people} people: ${Math.round(result.stored)} articles/s analysed and stored, ${Math.round(result.matched)} matched and grouped into stories, ${editions} editions made in ${alerting.toFixed(1)} s; the whole path ${Math.round(result.whole)} articles/s`,
    );
    say(
      `the finished rows inserted by the database alone, indexes kept: ${Math.round(result.plainInserts)} articles/s; storing reaches ${(result.stored / result.plainInserts).toFixed(2)} of it, the whole path ${(result.whole / result.plainInserts).toFixed(2)}`,
    );
    return result;
  });
}

if (process.argv[1]?.endsWith('ingest.ts') === true) {
  const large = process.argv.includes('--large');
  const sizes = large ? { articles: 20_000, topics: 10_000, people: 1_000 } : {};
  void run({ ...sizes, say: (line) => process.stdout.write(`${line}\n`) });
}
