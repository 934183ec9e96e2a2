import type { Pool } from 'pg';
import { printQuery } from '@contract/query/print';
import type { Db } from '@server/db/schema';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import { linkSecret } from '@server/mail/linkSecret';
import { makeDueEditions } from '@server/alerts/editions';
import { ingestItems } from '@server/articles/items/ingest';
import { ArticleMatcher } from '@server/matching/matchArticles';
import { Percolator } from '@server/engine/percolator/percolator';
import { flushWordIndex } from '@server/search/wordIndex';
import { chance, readSentences, recombined, take } from './support/corpus';
import { withBenchDatabase } from './support/database';
import { computedSeconds, databaseSeconds, loadNow, timed } from './support/load';
import { ingestByLucene, type LuceneIngest } from './support/ingestLucene';
import { LucenePeer } from './support/lucene/lucenePeer';
import { addDepartment, addPeople, addSources, addTopics, feedItemOf, subscribeAll } from './support/newsroom';
import { asSent, mixedQueries } from './support/savedQueries';

interface IngestOptions {
  articles?: number;
  topics?: number;
  people?: number;
  say?: (line: string) => void;
}

interface IngestResult {
  /** Articles per second for each step and for the whole path, with one process and one core. */
  stored: number;
  matched: number;
  whole: number;
  editions: number;
  /** Plain inserts of the same rows into tables with the same indexes, in transactions of the same size. */
  plainInserts: number;
  /**
   * Lucene's indexing of the same analyzed articles, with a commit per batch and without; null if Lucene isn't
   * installed.
   */
  lucene: { committed: number; uncommitted: number } | null;
}

/** The number of items of a typical feed reading. */
const A_READING = 50;
const BATCH = 200;
/** Each step alternates with its comparison, because other work on the machine may affect one of them. */
const ROUNDS = 4;

/** Creates copies of the article tables with their indexes but without triggers. */
async function makePlainTables(pool: Pool): Promise<string> {
  await pool.query('create table plain_item (like item including all)');
  await pool.query('create table plain_version (like item_version including all)');
  const { rows } = await pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
     where i.indrelid = 'plain_version'::regclass and a.amname = 'gin'`,
  );
  return rows[0]?.name ?? '';
}

/** Inserts the stored rows after an item again, without analysis, matching, or network: the cost of storing alone. */
async function plainInserts(pool: Pool, wordIndex: string, after: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from item where id > $1 order by id', [after]);
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
  await pool.query('select gin_clean_pending_list($1::regclass)', [wordIndex]);
  return rows.at(-1)?.id ?? after;
}

/**
 * Flushes the word index every second, as the background job does, until the work is done, and once more afterwards.
 */
async function besideFlushing(pool: Pool, work: () => Promise<void>): Promise<void> {
  let flushing = Promise.resolve();
  const timer = setInterval(() => {
    flushing = flushing.then(() => flushWordIndex(pool));
  }, 1_000);
  await work().finally(() => clearInterval(timer));
  await flushing;
  await flushWordIndex(pool);
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

function mostOf({ committed, uncommitted }: LuceneIngest): { committed: number; uncommitted: number } {
  return { committed: Math.max(...committed), uncommitted: Math.max(...uncommitted) };
}

/** Measures the path of articles from feed to edition with one worker, by step and in total. */
export async function run(options: IngestOptions = {}): Promise<IngestResult> {
  const { articles = 4_000, topics = 1_000, people = 200, say = () => undefined } = options;
  const { sentences } = readSentences();
  const random = chance(23);
  const from = new Date(Date.now() - articles * 60_000);
  const made = take(recombined(sentences, 29, from), articles).map((article) => asSent(article, random));
  const measured = (lucene: LucenePeer | null) =>
    withBenchDatabase(async ({ db, pool }) => {
      await addSources(db, made);
      const departmentId = await addDepartment(db);
      const queries = [...mixedQueries(sentences, 3)(topics)].map(({ query }) => printQuery(query));
      const saved = await addTopics(db, departmentId, queries);
      await subscribeAll(db, await addPeople(db, departmentId, people), saved, 5, new Date(Date.now() - 1_000));
      await pool.query('delete from topic_change');
      const matcher = new ArticleMatcher(db, new Percolator());
      await matcher.matchBatch(new Date(), 1);

      // In the order of reading feeds: one source after another, with its newest items together.
      const bySource = new Map<string, ArticleText[]>();
      for (const one of made) bySource.set(one.source.id, [...(bySource.get(one.source.id) ?? []), one]);
      const readings = [...bySource].flatMap(([sourceId, all]) =>
        Array.from({ length: Math.ceil(all.length / A_READING) }, (_, at) => ({
          sourceId,
          items: all.slice(at * A_READING, (at + 1) * A_READING).map(feedItemOf),
        })),
      );
      const wordIndex = await makePlainTables(pool);
      const storing: number[] = [];
      const matching: number[] = [];
      const plain: number[] = [];
      const byLucene = await ingestByLucene(lucene, A_READING);
      const computing: number[] = [];
      const computingInDatabase: number[] = [];
      let last = '0';
      for (let round = 0; round < ROUNDS; round += 1) {
        const ofRound = readings.filter((_, at) => at % ROUNDS === round);
        const share = ofRound.reduce((sum, { items }) => sum + items.length, 0);
        const store = async (): Promise<void> => {
          for (const reading of ofRound) await ingestItems(db, { ...reading, receivedAt: new Date() });
        };
        const before = [computedSeconds(), await databaseSeconds(pool)] as const;
        storing.push(share / (await timed(() => besideFlushing(pool, store))));
        const database = (await databaseSeconds(pool)) ?? NaN;
        computing.push((computedSeconds() - before[0]) / share);
        computingInDatabase.push((database - (before[1] ?? NaN)) / share);
        matching.push(
          share /
            (await timed(async () => {
              while ((await matcher.matchBatch(new Date(), BATCH)) > 0);
            })),
        );
        plain.push(share / (await timed(async () => (last = await plainInserts(pool, wordIndex, last)))));
        await byLucene.again(made.slice((round * articles) / ROUNDS, ((round + 1) * articles) / ROUNDS));
      }
      let editions = 0;
      const alerting = await timed(async () => (editions = await makeEditions(db)));
      const [stored, matched, plainInserted] = [Math.max(...storing), Math.max(...matching), Math.max(...plain)];
      const result = {
        stored,
        matched,
        whole: 1 / (1 / stored + 1 / matched + alerting / articles),
        editions,
        plainInserts: plainInserted,
        lucene: lucene === null ? null : mostOf(byLucene.rates),
      };
      const all = (rates: readonly number[]): string => rates.map(Math.round).join(', ');
      say(
        `${articles} articles, ${topics} topics, ${people} people, the best of ${ROUNDS} rounds: ${Math.round(stored)} articles/s analyzed and stored, their words brought into the index beside it (${all(storing)}), ${Math.round(matched)} matched and grouped into stories (${all(matching)}), ${editions} editions made in ${alerting.toFixed(1)} s; the whole path ${Math.round(result.whole)} articles/s`,
      );
      say(
        `the finished rows inserted by the database alone, indexes kept: ${Math.round(plainInserted)} articles/s (${all(plain)}); storing reaches ${(stored / plainInserted).toFixed(2)} of it, the whole path ${(result.whole / plainInserted).toFixed(2)}`,
      );
      if (result.lucene !== null) {
        const { committed, uncommitted } = result.lucene;
        const { rates } = byLucene;
        say(
          `Lucene's index of the same articles, analyzed beforehand, no rights and no matching: ${Math.round(committed)} articles/s with a commit after each ${A_READING} (${all(rates.committed)}), ${Math.round(uncommitted)} without any (${all(rates.uncommitted)}); storing reaches ${(stored / committed).toFixed(2)} and ${(stored / uncommitted).toFixed(2)} of it`,
        );
      }
      const milliseconds = (seconds: readonly number[]): string => (Math.min(...seconds) * 1_000).toFixed(2);
      say(
        `an article stored takes ${milliseconds(computing)} ms of computing here and ${milliseconds(computingInDatabase)} ms in the database, whatever else the machine does; ${loadNow()}`,
      );
      return result;
    });
  return LucenePeer.beside(say, measured);
}

if (process.argv[1]?.endsWith('ingest.ts') === true) {
  const large = process.argv.includes('--large');
  const sizes = large ? { articles: 20_000, topics: 10_000, people: 1_000 } : {};
  void run({ ...sizes, say: (line) => process.stdout.write(`${line}\n`) });
}
