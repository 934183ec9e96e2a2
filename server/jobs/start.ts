import { startAlerts } from './alerts';
import { startCountingVocabulary } from './countVocabulary';
import { startFlushingWordIndex } from './flushWordIndex';
import type { JobDeps, Running, StartJob } from './job';
import { startMatching } from './matchArticles';
import { startPruning } from './prune';
import { startReadingChannels } from './readChannels';
import { startSealing } from './sealArticles';

/** What a worker does. */
const jobs: readonly StartJob[] = [
  startReadingChannels,
  startMatching,
  startSealing,
  startFlushingWordIndex,
  startAlerts,
  startPruning,
  startCountingVocabulary,
];

/** Starts all background work; `stop` waits until none of it runs. */
export function startJobs(deps: JobDeps): Running {
  const running = jobs.map((start) => start(deps));
  return {
    async stop() {
      await Promise.all(running.map((job) => job.stop()));
    },
  };
}
