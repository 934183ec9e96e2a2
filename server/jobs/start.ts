import type { Deps } from '@server/http/deps';

/** Work in the background. It ends cleanly, or is taken up by the next process. */
export interface Running {
  stop(): Promise<void>;
}

export type StartJob = (deps: Deps) => Running;

/** What a worker does. */
const jobs: readonly StartJob[] = [];

/** Starts all background work; `stop` waits until none of it runs. */
export function startJobs(deps: Deps): Running {
  const running = jobs.map((start) => start(deps));
  return {
    async stop() {
      await Promise.all(running.map((job) => job.stop()));
    },
  };
}
