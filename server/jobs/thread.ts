import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from '@server/config';
import type { Running } from '@server/background/job';

/** What the thread is given; it must survive a structured clone. */
export interface JobsThreadData {
  databaseUrl: string;
  config: Config;
}

/**
 * Starts all background work in a thread of its own, so that a long article, a hostile feed or a flood of matches never
 * keeps somebody waiting who asks for a page. The thread reads the same environment as the process.
 * @param onUnexpectedEnd told where the thread ended although nobody stopped it
 */
export function startJobsThread(workerData: JobsThreadData, onUnexpectedEnd: (reason: string) => void): Running {
  const thread = new Worker(path.join(__dirname, `jobs.worker${path.extname(__filename)}`), {
    workerData,
  });
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  let stopping = false;
  let reason = 'it ended by itself';
  thread.on('error', (error) => {
    reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  });
  void ended.then(() => {
    if (!stopping) onUnexpectedEnd(`The background work ended: ${reason}`);
  });
  return {
    async stop() {
      stopping = true;
      thread.postMessage('stop');
      await ended;
    },
  };
}
