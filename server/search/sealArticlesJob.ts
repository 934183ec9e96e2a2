import { purgeGone } from './ranking/purge';
import { mergeSegments, sealTail } from './ranking/seal';
import type { JobDeps, Running } from '@server/background/job';
import { startLoop } from '@server/background/loop';
import { createReport } from '@server/background/report';

const BATCH = 2_000;
const SEAL_REST_MS = 1_000;
const MERGE_REST_MS = 2_000;
const PURGE_REST_MS = 10 * 60_000;
/** So many removed articles are worth writing the segments anew without them. */
const GONE_WORTH_A_PURGE = 5_000;

/** Seals what has arrived into segments for relevance, keeps their number small, and takes out what was removed. */
export function startSealing({ pool, config }: JobDeps): Running {
  const report = createReport(config);
  const sealing = startLoop({
    restMs: SEAL_REST_MS,
    turn: async () => (await sealTail(pool, BATCH)) === BATCH,
    onError: (error) => report(error, 'seal articles'),
  });
  const merging = startLoop({
    restMs: MERGE_REST_MS,
    turn: () => mergeSegments(pool),
    onError: (error) => report(error, 'merge segments'),
  });
  const purging = startLoop({
    restMs: PURGE_REST_MS,
    turn: async () => {
      await purgeGone(pool, GONE_WORTH_A_PURGE);
      return false;
    },
    onError: (error) => report(error, 'take removed articles out of the segments'),
  });
  return {
    async stop() {
      await Promise.all([sealing.stop(), merging.stop(), purging.stop()]);
    },
  };
}
