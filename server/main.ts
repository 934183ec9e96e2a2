import { ConfigError, readConfig, type Config } from './config';
import { buildApp } from './app';
import { connect, openDatabase } from './db/connect';
import { migrate } from './db/migrate';
import { FeedWorkerPool } from './engine/feeds/feedWorkerPool';
import { rankElsewhere } from '@server/search/ranking/ranksOf';
import { RankingThread } from '@server/search/ranking/thread';
import { prepareDemo } from './demo/prepare';
import { startDemoWire } from './demo/wire';
import { Endings } from '@server/http/shutdown';
import { createReport } from '@server/background/report';
import { startJobs } from './jobs/start';
import { startJobsThread } from './jobs/thread';
import { requireStartable, unreachable } from './config/startable';

const webStatementTimeoutMs = 15_000;

/** The process: database, tables, background work, web server; and all of it backwards at the end. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const running = new Endings(say);
  const stop = (code: number) => {
    process.exitCode = code;
    return running.stop();
  };
  process.once('SIGTERM', () => void stop(0));
  process.once('SIGINT', () => void stop(0));
  try {
    await start(config, running, (reason) => {
      say(reason);
      void stop(1);
    });
  } catch (error) {
    if (running.stopping) return; // what was being started was taken away
    say(error instanceof Error ? error.message : String(error));
    if (config.logLevel === 'debug' && error instanceof Error) say(error.stack ?? '');
    await stop(1);
  }
}

async function start(config: Config, running: Endings, giveUp: (reason: string) => void): Promise<void> {
  await requireStartable(config);
  const database = await openDatabase({ ...config, say, onUnexpectedEnd: giveUp });
  running.add(() => database.close());
  await migrate(database.url, { say }).catch((error: unknown) => {
    throw database.embedded ? error : unreachable(error);
  });
  const clock = () => new Date();
  const demo = await findDemo(database.url, config, clock());

  if (config.roles.has('web')) {
    const connection = connect(database.url, { name: 'web', statementTimeoutMs: webStatementTimeoutMs });
    running.add(() => connection.close());
    const ranking = new RankingThread(
      { databaseUrl: database.url, statementTimeoutMs: webStatementTimeoutMs },
      { startedAgain: (reason) => say(`${reason}\nIt was restarted.`), giveUp },
    );
    running.add(() => ranking.stop());
    rankElsewhere(connection.pool, ranking);
    const feedWorker = new FeedWorkerPool();
    running.add(() => feedWorker.stop());
    const app = await buildApp({ db: connection.db, pool: connection.pool, config, clock, feedWorker }, demo);
    running.add(() => app.close());
    await app.listen({ port: config.port, host: config.host });
    say(`Watchdesk is running at ${config.publicUrl}`);
  }
  // After the pages: the demo's channels are among them.
  if (config.roles.has('worker') && config.roles.has('web')) {
    const jobs = startJobsThread({ databaseUrl: database.url, config }, giveUp);
    running.add(() => jobs.stop());
  } else if (config.roles.has('worker')) {
    const connection = connect(database.url, { name: 'worker' });
    running.add(() => connection.close());
    const feedWorker = new FeedWorkerPool();
    running.add(() => feedWorker.stop());
    const jobs = startJobs({ db: connection.db, pool: connection.pool, config, clock, feedWorker });
    running.add(() => jobs.stop());
    say('Watchdesk is running in the background.');
  }
  if (config.roles.has('worker') && demo) startWire(database.url, config, clock, running);
}

/** The demo's newsroom goes on publishing while one watches. */
function startWire(url: string, config: Config, clock: () => Date, running: Endings): void {
  const connection = connect(url, { name: 'demo wire', max: 1 });
  running.add(() => connection.close());
  const report = createReport(config);
  const wire = startDemoWire({
    db: connection.db,
    clock,
    wireIntervalMinutes: config.demo.wireMinutes,
    onError: (error) => report(error, 'look at the demo’s wire'),
  });
  running.add(() => wire.stop());
}

/** Makes the demo at the first start, and says its accounts at once: if the start fails later, they are known. */
async function findDemo(url: string, config: Config, now: Date): Promise<{ firstStart: Date } | undefined> {
  const connection = connect(url, { name: 'demo' });
  try {
    const demo = await prepareDemo(connection.db, config, now);
    for (const line of demo?.lines ?? []) say(line);
    return demo;
  } finally {
    await connection.close();
  }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
