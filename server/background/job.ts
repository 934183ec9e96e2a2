import type { Pool } from 'pg';
import type { Config } from '../config';
import type { Db } from '@server/db/schema';
import type { SpanRecorder } from '@server/tracing/spans';
import type { ReportError } from './errorReporter';

/** Dependencies of all background jobs. */
export interface JobDeps {
  db: Db;
  pool: Pool;
  config: Config;
  clock: () => Date;
  /** Undefined if no traces are exported. */
  spanRecorder?: SpanRecorder;
}

/** The argument of `Job.start`. */
export interface JobContext extends JobDeps {
  report: ReportError;
  /** Runs this job again now instead of waiting for its interval. */
  wakeSelf: () => void;
  /** Runs another job now; jobs are identified by their `start` function. */
  wake: (start: StartJob) => void;
}

/** A started job. State between runs is kept in closures. */
export interface StartedJob {
  /**
   * One run. It must be short, because stopping waits for it. Resolves to true if there may be more to do immediately.
   */
  run: (signal: AbortSignal) => Promise<boolean>;
  /** Releases the job's resources; called after its last run. */
  stop?: () => Promise<void> | void;
}

export type StartJob = (context: JobContext) => StartedJob;

/** An entry in the list of background jobs (`jobs/jobs.ts`). */
export interface Job {
  /** The name in the log, as in "Couldn’t create editions". */
  name: string;
  /** Milliseconds to wait after a run that found nothing more to do. A function is evaluated after each run. */
  pauseMs: number | ((now: Date) => number);
  start: StartJob;
}

/** Something that runs in the background until `stop`, which resolves when it has ended. */
export interface Stoppable {
  stop(): Promise<void>;
}
