import type { Job, JobDeps, StartedJob, Stoppable, StartJob } from './job';
import { startLoop, type Loop } from './loop';
import { jobSeconds } from '@server/metrics/metrics';
import { inSpan } from '@server/tracing/spans';
import { createErrorReporter } from './errorReporter';

/** Starts jobs; `stop` resolves when none of them is running. */
export function startJobs(jobs: readonly Job[], deps: JobDeps): Stoppable {
  const report = createErrorReporter(deps.config);
  const loops = new Map<StartJob, Loop>();
  const wake = (start: StartJob): void => loops.get(start)?.wake();
  const started: StartedJob[] = [];
  for (const { name, pauseMs, start } of jobs) {
    const work = start({ ...deps, report, wake, wakeSelf: () => wake(start) });
    started.push(work);
    const loop = startLoop({
      pauseMs: typeof pauseMs === 'number' ? pauseMs : () => pauseMs(deps.clock()),
      run: (signal) => measured(name, () => inSpan(deps.spanRecorder, name, () => work.run(signal))),
      onError: (error, nextMs) => report(error, name, nextMs),
    });
    loops.set(start, loop);
  }
  return {
    async stop() {
      await Promise.all([...loops.values()].map((loop) => loop.stop()));
      await Promise.all(started.map(async (work) => work.stop?.()));
    },
  };
}

async function measured<T>(task: string, run: () => Promise<T>): Promise<T> {
  const end = jobSeconds.startTimer({ task });
  try {
    const result = await run();
    end({ outcome: 'ok' });
    return result;
  } catch (error) {
    end({ outcome: 'failed' });
    throw error;
  }
}
