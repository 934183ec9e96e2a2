import { startAlerts } from '@server/alerts/alertsJob';
import { startCountingVocabulary } from '@server/search/vocabulary/countVocabularyJob';
import { startFlushingWordIndex } from '@server/search/flushWordIndexJob';
import type { JobDeps, Running } from '@server/background/job';
import type { FeedWorker } from '@server/engine/feeds/feedWorker';
import { startMatching } from '@server/matching/matchArticlesJob';
import { startPruning } from './prune';
import { ingestItems } from '@server/articles/items/ingest';
import { startReadingChannels } from '@server/channels/reading/readChannelsJob';
import { startSealing } from '@server/search/sealArticlesJob';

/** What the jobs thread works with. */
export interface JobsDeps extends JobDeps {
  feedWorker: FeedWorker;
}

/** What a worker does. */
const jobs: readonly ((deps: JobsDeps) => Running)[] = [
  (deps) => startReadingChannels({ ...deps, storeItems: ingestItems }),
  startMatching,
  startSealing,
  startFlushingWordIndex,
  startAlerts,
  startPruning,
  startCountingVocabulary,
];

/** Starts all background work; `stop` waits until none of it runs. */
export function startJobs(deps: JobsDeps): Running {
  const running = jobs.map((start) => start(deps));
  return {
    async stop() {
      await Promise.all(running.map((job) => job.stop()));
    },
  };
}
