import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from '@server/config';
import { ManagedThread, type ThreadWatch } from '@server/threads/managedThread';
import type { Running } from '@server/background/job';

/** What the thread is given; it must survive a structured clone. */
export interface JobsThreadData {
  databaseUrl: string;
  config: Config;
}

/**
 * Starts all background work in a thread of its own, so that a long article, a hostile feed or a flood of matches never
 * keeps somebody waiting who asks for a page.
 */
export function startJobsThread(workerData: JobsThreadData, watch: ThreadWatch): Running {
  const file = path.join(__dirname, `jobs.worker${path.extname(__filename)}`);
  return new ManagedThread('background work', () => new Worker(file, { workerData }), watch);
}
