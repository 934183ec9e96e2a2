import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from '@server/config';
import { ManagedThread, type ThreadObserver } from '@server/threads/managedThread';
import type { Stoppable } from '@server/background/job';

/** The thread's `workerData`; it must survive structured cloning. */
export interface JobsThreadData {
  databaseUrl: string;
  config: Config;
}

/**
 * Starts all background jobs in their own thread, so that a long article, a hostile feed, or a flood of matches never
 * delays a request.
 */
export function startJobsThread(workerData: JobsThreadData, watch: ThreadObserver): Stoppable {
  const file = path.join(__dirname, `jobs.worker${path.extname(__filename)}`);
  return new ManagedThread('background work', () => new Worker(file, { workerData }), watch);
}
