import { startAlerts } from './alerts';
import type { JobDeps, Running, StartJob } from './job';

/** What a worker does. */
const jobs: readonly StartJob[] = [startAlerts];

/** Starts all background work; `stop` waits until none of it runs. */
export function startJobs(deps: JobDeps): Running {
  const running = jobs.map((start) => start(deps));
  return {
    async stop() {
      await Promise.all(running.map((job) => job.stop()));
    },
  };
}
