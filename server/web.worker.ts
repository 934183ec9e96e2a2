import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { Pool } from 'pg';
import type { ArticleSearch } from '@server/search/articleSearch';
import type { Config } from './config';
import { buildApp } from './app';
import { connect } from './db/connect';
import { FeedWorkerPool } from './engine/feed-processes/feedWorkerPool';
import { feedProcesses, threadRestarts } from '@server/metrics/metrics';
import { observe } from '@server/metrics/observe';
import { reportThreadMetrics } from '@server/metrics/threadMetrics';
import { MeasuredArticleSearch } from '@server/search/measuredArticleSearch';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { openReplicas, replicaQueryTimeoutMs } from '@server/search/replicas/openReplicas';
import { RankingThread } from '@server/search/ranking/rankingThread';
import { startTracing } from '@server/tracing/startTracing';
import { ShutdownHooks } from '@server/http/shutdownHooks';
import { serveThread } from './threads/serveThread';
import type { WebThreadData } from './webThread';

const statementTimeoutMs = 15_000;

/**
 * Entry point of the web thread: the HTTP server with its own database connections, and the ranking thread for
 * searches.
 */
async function run({ databaseUrl, config, demo }: WebThreadData, port: MessagePort): Promise<void> {
  const running = new ShutdownHooks(printLine);
  if (config.metrics) {
    const endReport = reportThreadMetrics('web');
    running.add(() => Promise.resolve(endReport()));
  }
  const tracing = config.hasTraces ? await startTracing('web') : undefined;
  if (tracing) running.add(tracing.stop);
  const ready = serveThread(port, () => running.stop());
  const replicaUrls = config.searchDatabaseUrls ?? [];
  const connection = connect(databaseUrl, { name: 'web', statementTimeoutMs });
  running.add(() => connection.close());
  const ranking = new RankingThread(
    {
      databaseUrl,
      statementTimeoutMs,
      replicaUrls,
      replicaQueryTimeoutMs,
      hasMetrics: config.metrics !== undefined,
    },
    {
      onRestart: (reason) => {
        threadRestarts.inc({ thread: 'ranking' });
        printLine(`${reason}\nIt was restarted.`);
      },
      onGiveUp: end,
    },
  );
  running.add(() => ranking.stop());
  const feedWorker = new FeedWorkerPool();
  running.add(() => feedWorker.stop());
  observe(feedProcesses, () => feedWorker.sizes);
  const { db, pool } = connection;
  const replicas =
    replicaUrls.length === 0
      ? undefined
      : openReplicas(pool, replicaUrls, { ranking, statementTimeoutMs, warn: printLine });
  if (replicas) running.add(() => replicas.close());
  const postgresSearch = replicas?.articleSearch ?? new PostgresArticleSearch(pool, ranking);
  const articleSearch = new MeasuredArticleSearch(
    await chooseSearch(pool, config, postgresSearch, running),
    tracing?.recorder,
  );
  const clock = () => new Date();
  const app = await buildApp(
    {
      db,
      pool,
      config,
      clock,
      feedWorker,
      articleSearch,
      ...(replicas && { searchReplicas: replicas.monitor }),
      ...(tracing && { spanRecorder: tracing.recorder }),
    },
    demo,
  );
  running.add(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  ready();
}

/** Loads the client of OpenSearch only if it is used, because that takes half a second. */
async function chooseSearch(
  pool: Pool,
  { openSearch }: Config,
  fallback: ArticleSearch,
  running: ShutdownHooks,
): Promise<ArticleSearch> {
  if (openSearch?.isSearching !== true) return fallback;
  const { startOpenSearch } = await import('@server/search/opensearch/startOpenSearch');
  return startOpenSearch(pool, openSearch, fallback, running);
}

function printLine(message: string): void {
  process.stdout.write(`${message}\n`);
}

/** Ends the thread with an uncaught error, which the main thread reports. */
function end(reason: string): void {
  setImmediate(() => {
    throw new Error(reason);
  });
}

function isThreadData(data: unknown): data is WebThreadData {
  return typeof data === 'object' && data !== null && 'databaseUrl' in data && 'config' in data;
}

const given: unknown = workerData;
if (!isThreadData(given) || parentPort === null) throw new Error('This thread is started by webThread.ts.');
void run(given, parentPort);
