import { prune } from './retention';
import type { JobDeps, Running } from '@server/background/job';
import { startLoop } from '@server/background/loop';
import { createReport } from '@server/background/report';

const REST_MS = 3_600_000;

/** Lets go, hour by hour, of what is older than it is to be kept. */
export function startPruning({ db, config, clock }: JobDeps): Running {
  const report = createReport(config);
  return startLoop({
    restMs: REST_MS,
    async turn(signal) {
      await prune(db, config.keep, clock(), signal);
      return false;
    },
    onError: (error) => report(error, 'let go of what is old'),
  });
}
