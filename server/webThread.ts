import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from './config';
import { ManagedThread, type ThreadObserver } from './threads/managedThread';

/** The thread's `workerData`; it must survive structured cloning. */
export interface WebThreadData {
  databaseUrl: string;
  config: Config;
  /** Set if the demo is enabled: its publications are served too. */
  demo: { firstStart: Date } | undefined;
}

/** Starts the web server in its own thread; it is listening when `ready` resolves. */
export function startWebThread(workerData: WebThreadData, watch: ThreadObserver): ManagedThread {
  const file = path.join(__dirname, `web.worker${path.extname(__filename)}`);
  return new ManagedThread('web server', () => new Worker(file, { workerData }), watch);
}
