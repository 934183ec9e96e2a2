import { pluralize } from '@contract/numbers';
import { ArticleMatcher } from './matchArticles';
import { fillInOne } from './fillIn';
import { Percolator } from '@server/engine/percolator/percolator';
import { forgetOldSignatures } from '@server/articles/stories/groupArticles';
import { Failing } from '@server/background/backoff';
import type { JobDeps, Running } from '@server/background/job';
import { startLoop } from '@server/background/loop';
import { MatchTurns } from './matchBatches';
import { createReport, createWarn } from '@server/background/report';

const MATCH_REST_MS = 1_000;
const FILL_REST_MS = 2_000;
const FORGOTTEN_AT_ONCE = 1_000;
const FORGET_REST_MS = 10 * 60_000;

/** Matches what has arrived against the saved queries and groups it into stories; fills in topics that were changed. */
export function startMatching({ db, config, clock }: JobDeps): Running {
  const report = createReport(config);
  const onError = (error: unknown): void => report(error, 'match articles');
  const warn = createWarn(config);
  const matcher = new ArticleMatcher(db, new Percolator(), (refused) =>
    warn(refusedText(refused.length), { topics: refused.map(({ id }) => id) }),
  );
  const turns = new MatchTurns(matcher, onError);
  const matching = startLoop({
    restMs: MATCH_REST_MS,
    turn: () => turns.take(clock()),
    onError,
  });
  const failing = new Failing();
  const filling = startLoop({
    restMs: FILL_REST_MS,
    turn: () => {
      const now = clock();
      return fillInOne(db, now, {
        except: failing.resting(now),
        onError: (error, changeId) => {
          failing.add(changeId, now);
          report(error, `fill in the change ${changeId} of a topic`);
        },
      });
    },
    onError: (error) => report(error, 'fill in topics'),
  });
  const forgetting = startLoop({
    restMs: FORGET_REST_MS,
    turn: async () => (await forgetOldSignatures(db, clock(), FORGOTTEN_AT_ONCE)) === FORGOTTEN_AT_ONCE,
    onError: (error) => report(error, 'forget old stories'),
  });
  return {
    async stop() {
      await Promise.all([matching.stop(), filling.stop(), forgetting.stop()]);
    },
  };
}

function refusedText(count: number): string {
  return pluralize(
    count,
    '# topic has a query that is no longer valid: it finds nothing until the query is fixed',
    '# topics have queries that are no longer valid: they find nothing until their queries are fixed',
  );
}
