// Measures how the work of many processes scales on one PostgreSQL: storing articles, matching them, making editions,
// and searching, with 1, 2, 4, and 8 processes. A machine has fewer cores than processes here, so the clock says little;
// what counts is the computing time of a unit (more of it means that processes do work in vain, or disturb each other)
// and the share of time in which connections wait for locks (what more cores would not speed up).
// --units=1000 of each work for each process, so that all run equally warm; --only=EXPRESSION selects kinds of work; --most=8
// processes. A database that BENCH_DATA_DIR keeps is filled once, also with --only=none.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { printQuery } from '@contract/query/print';
import type { Connection } from '@server/db/connect';
import { sealEverything } from '@server/search/ranking/seal';
import { readSentences, recombined } from './support/corpus';
import { withBenchDatabase } from './support/database';
import { clusterSeconds, sampleWaits } from './support/databaseWaits';
import { fillArticles } from './support/fillArticles';
import { flag } from './support/flags';
import { loadNow } from './support/load';
import { addDepartment, addPeople, addTopics, subscribeAll } from './support/newsroom';
import type { Work, WorkOrder, WorkReport } from './support/processWork';
import { mixedQueries } from './support/savedQueries';

const units = Number(flag('units') ?? 1_000);
const most = Number(flag('most') ?? 8);
const stored = 10_000;
const topics = 1_000;
const people = 2_000;
const application = 'watchdesk bench process';
const kinds: readonly Work[] = ['ingest', 'matching', 'editions', 'search'];

interface Measured {
  processes: number;
  unitsPerSecond: number;
  /** Milliseconds of computing per unit: in the processes, and in PostgreSQL. */
  ours: number;
  database: number;
  /** The share of all samples of connections in which they waited for a lock of the database. */
  lockShare: number;
  /** The most frequent waits. */
  waits: string;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function fill({ db, pool }: Connection): Promise<void> {
  if ((await pool.query('select from subscription limit 1')).rows.length > 0) return;
  const { sentences } = readSentences();
  await fillArticles(pool, recombined(sentences, 7, new Date(Date.now() - stored * 60_000)), stored);
  const publications = Array.from({ length: 50 }, (_, number) => `publication-${number}`);
  await pool.query(
    `insert into source (id, name, type) select id, id, 'PUBLICATION' from unnest($1::text[]) id on conflict do nothing`,
    [publications],
  );
  await sealEverything(pool);
  const departmentId = await addDepartment(db);
  const saved = await addTopics(
    db,
    departmentId,
    [...mixedQueries(sentences, 3)(topics)].map(({ query }) => printQuery(query)),
  );
  await subscribeAll(db, await addPeople(db, departmentId, people), saved, 4, new Date(Date.now() + 86_400_000));
  await pool.query('update topic set frequency = 1');
  await pool.query('update subscription set send_empty = true');
  await pool.query('delete from topic_change');
}

/** What a round starts with. */
async function prepare({ pool }: Connection, kind: Work, processes: number): Promise<void> {
  if (kind !== 'matching') await pool.query('delete from match_queue');
  else {
    await pool.query('delete from topic_match');
    await pool.query(
      `insert into match_queue (item_id, version) select item_id, version from item_version where is_latest
       order by item_id desc limit $1`,
      [units * processes],
    );
  }
  if (kind === 'editions') {
    await pool.query('delete from edition');
    await pool.query('delete from mail');
    await pool.query(
      `update subscription set next_due_at = now() - interval '1 second'
       where id in (select id from subscription order by id limit $1)`,
      [units * processes],
    );
  }
  await pool.query('vacuum analyze match_queue, topic_match, subscription, edition, mail');
  await pool.query('checkpoint');
}

async function startProcess(order: WorkOrder): Promise<ChildProcess> {
  const child = fork(path.join(__dirname, `support/processWork${path.extname(__filename)}`));
  const ready = once(child, 'message');
  child.send(order);
  await ready;
  return child;
}

async function measure(connection: Connection & { url: string }, kind: Work, processes: number): Promise<Measured> {
  const orders = Array.from({ length: processes }, (_, number) => ({
    kind,
    url: connection.url,
    units,
    seed: processes * 100 + number,
  }));
  // Matching reads its queue only after this.
  if (kind === 'matching') await connection.pool.query('delete from match_queue');
  const children: ChildProcess[] = [];
  try {
    for (const order of orders) children.push(await startProcess(order));
    await prepare(connection, kind, processes);
    const databaseTime = await clusterSeconds(connection.pool);
    const [endSampling, begun, before] = [sampleWaits(connection.pool, application), performance.now(), databaseTime()];
    const reports = await Promise.all(
      children.map(async (child) => {
        const reported = once(child, 'message');
        child.send('begin');
        return ((await reported) as [WorkReport])[0];
      }),
    );
    const seconds = (performance.now() - begun) / 1_000;
    const database = databaseTime() - before;
    return { processes, ...figures(reports, seconds, database), ...waitsOf(await endSampling()) };
  } finally {
    for (const child of children) child.kill();
  }
}

function figures(reports: readonly WorkReport[], seconds: number, database: number) {
  const sum = (of: (report: WorkReport) => number) => reports.reduce((total, report) => total + of(report), 0);
  const done = sum((report) => report.units);
  const perUnit = (total: number) => (1_000 * total) / done;
  return { unitsPerSecond: done / seconds, ours: perUnit(sum((one) => one.cpuSeconds)), database: perUnit(database) };
}

function waitsOf(counts: Readonly<Record<string, number>>) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const share = (count: number) => `${((100 * count) / total).toFixed(0)}%`;
  const waits = Object.entries(counts)
    .filter(([what]) => what !== 'idle' && what !== 'running')
    .sort((one, other) => other[1] - one[1])
    .slice(0, 3);
  const locks = waits.filter(([what]) => what.startsWith('Lock')).reduce((sum, [, count]) => sum + count, 0);
  return {
    lockShare: locks / total,
    waits: waits.map(([what, count]) => `${what} ${share(count)}`).join(', ') || 'none',
  };
}

/**
 * The processes' worth of throughput with enough cores, as far as these figures tell: the computing time of a unit with
 * one process relative to that with many, without the time in which they wait for locks.
 */
function scaling(first: Measured, { processes, ours, database, lockShare }: Measured): string {
  const worth = processes * Math.min(1, (first.ours + first.database) / (ours + database)) * (1 - lockShare);
  return `${worth.toFixed(1)} of ${processes}`;
}

async function main(): Promise<void> {
  const chosen = kinds.filter((kind) => new RegExp(flag('only') ?? '').test(kind));
  const counts = [1, 2, 4, 8, 16].filter((count) => count <= most);
  await withBenchDatabase(async (connection) => {
    await fill(connection);
    say(`${units} units of each work for each process, ${topics} topics, ${stored} articles before; ${loadNow()}\n`);
    say(
      '| Work | Processes | Units/s here | Computing per unit: processes + PostgreSQL, ms | Waits in PostgreSQL | Scaling with enough cores |',
    );
    say('| --- | --- | --- | --- | --- | --- |');
    for (const kind of chosen) {
      let first: Measured | undefined;
      for (const processes of counts) {
        const one = await measure(connection, kind, processes);
        first ??= one;
        const computing = `${one.ours.toFixed(2)} + ${one.database.toFixed(2)}`;
        const cells = [kind, processes, Math.round(one.unitsPerSecond), computing, one.waits, scaling(first, one)];
        say(`| ${cells.join(' | ')} |`);
      }
    }
    say(`\n${loadNow()}`);
  });
}

void main();
