import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from './config';
import { ManagedThread, type ThreadWatch } from './threads/managedThread';

/** What the thread is given; it must survive a structured clone. */
export interface WebThreadData {
  databaseUrl: string;
  config: Config;
  /** With the demo's publications where there is a demo. */
  demo: { firstStart: Date } | undefined;
}

/** Starts the web server in a thread of its own; it listens when `ready` resolves. */
export function startWebThread(workerData: WebThreadData, watch: ThreadWatch): ManagedThread {
  const file = path.join(__dirname, `web.worker${path.extname(__filename)}`);
  return new ManagedThread('web server', () => new Worker(file, { workerData }), watch);
}
