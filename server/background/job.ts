import type { Pool } from 'pg';
import type { Config } from '../config';
import type { Db } from '@server/db/schema';
import type { Report } from './report';

/** What background work is given. */
export interface JobDeps {
  db: Db;
  pool: Pool;
  config: Config;
  clock: () => Date;
}

/** What one job is given when it starts. */
export interface JobContext extends JobDeps {
  report: Report;
  /** Takes the next turn of this job now rather than at its time. */
  wakeSelf: () => void;
  /** The same for another job, named by what starts it. */
  wake: (start: StartJob) => void;
}

/** A started job: what it keeps between its turns is in the closures. */
export interface JobWork {
  /** One turn, short enough to be waited for; `true` where there may be more to do at once. */
  turn: (signal: AbortSignal) => Promise<boolean>;
  /** Ends what its turns began, after the last of them. */
  stop?: () => Promise<void> | void;
}

export type StartJob = (context: JobContext) => JobWork;

/** A row of the table of background work. */
export interface Job {
  /** What the log calls it, as in "Couldn’t create editions". */
  name: string;
  /** How long it rests when it found nothing more to do; asked each time, where it depends on the time. */
  restMs: number | ((now: Date) => number);
  start: StartJob;
}

/** Work in the background. It ends cleanly, or is taken up by the next process. */
export interface Running {
  stop(): Promise<void>;
}
