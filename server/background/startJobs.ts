import type { Job, JobDeps, JobWork, Running, StartJob } from './job';
import { startLoop, type Loop } from './loop';
import { createReport } from './report';

/** Starts jobs; `stop` resolves when none of them is running. */
export function startJobs(jobs: readonly Job[], deps: JobDeps): Running {
  const report = createReport(deps.config);
  const loops = new Map<StartJob, Loop>();
  const wake = (start: StartJob): void => loops.get(start)?.wake();
  const works: JobWork[] = [];
  for (const { name, restMs, start } of jobs) {
    const work = start({ ...deps, report, wake, wakeSelf: () => wake(start) });
    works.push(work);
    const loop = startLoop({
      restMs: typeof restMs === 'number' ? restMs : () => restMs(deps.clock()),
      turn: (signal) => work.turn(signal),
      onError: (error, nextMs) => report(error, name, nextMs),
    });
    loops.set(start, loop);
  }
  return {
    async stop() {
      await Promise.all([...loops.values()].map((loop) => loop.stop()));
      await Promise.all(works.map(async (work) => work.stop?.()));
    },
  };
}
