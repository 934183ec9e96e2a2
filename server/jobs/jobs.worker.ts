import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { connect } from '@server/db/connect';
import { FeedWorkerPool } from '@server/engine/feed-processes/feedWorkerPool';
import { feedProcesses } from '@server/metrics/metrics';
import { observe } from '@server/metrics/observe';
import { reportThreadMetrics } from '@server/metrics/threadMetrics';
import { startTracing } from '@server/tracing/startTracing';
import { serveThread } from '@server/threads/serveThread';
import { startJobs } from '@server/background/startJobs';
import { jobs } from './jobs';
import type { JobsThreadData } from './jobsThread';

/**
 * Entry point of the jobs thread: runs the background jobs with its own database connections until it receives the message to stop.
 */
async function run({ databaseUrl, config }: JobsThreadData, port: MessagePort): Promise<void> {
  const tracing = config.hasTraces ? await startTracing('worker') : undefined;
  const connection = connect(databaseUrl, { name: 'worker' });
  const endReport = config.metrics ? reportThreadMetrics('worker') : () => undefined;
  const feedWorker = new FeedWorkerPool();
  observe(feedProcesses, () => feedWorker.sizes);
  const { db, pool } = connection;
  const clock = () => new Date();
  const spans = tracing && { spanRecorder: tracing.recorder };
  const running = startJobs(jobs(feedWorker), { db, pool, config, clock, ...spans });
  serveThread(port, async () => {
    try {
      await running.stop();
    } finally {
      await feedWorker.stop();
      await connection.close();
      endReport();
      await tracing?.stop();
    }
  })();
}

function isThreadData(data: unknown): data is JobsThreadData {
  return typeof data === 'object' && data !== null && 'databaseUrl' in data && 'config' in data;
}

const given: unknown = workerData;
if (!isThreadData(given) || parentPort === null) throw new Error('This thread is started by jobsThread.ts.');
void run(given, parentPort);
