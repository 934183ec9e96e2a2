import { flushWordIndex } from './wordIndex';
import type { JobDeps, Running } from '@server/background/job';
import { startLoop } from '@server/background/loop';
import { createReport } from '@server/background/report';

const REST_MS = 1_000;

/** Keeps the word index up with what arrives, off the way of whoever stores it. */
export function startFlushingWordIndex({ pool, config }: JobDeps): Running {
  const report = createReport(config);
  return startLoop({
    restMs: REST_MS,
    turn: async () => {
      await flushWordIndex(pool);
      return false;
    },
    onError: (error) => report(error, 'bring articles into the word index'),
  });
}
