import { pluralize } from '@contract/numbers';
import { ArticleMatcher } from './matchArticles';
import { backfillTopic, type FillInOptions } from './backfillTopic';
import { Percolator } from '@server/engine/percolator/percolator';
import { pruneSignatures } from '@server/articles/stories/groupArticles';
import { Backoff } from '@server/background/backoff';
import type { StartJob } from '@server/background/job';
import { MatchBatches } from './matchBatches';
import { createWarningLogger } from '@server/background/errorReporter';

const FORGOTTEN_AT_ONCE = 1_000;

/** The job that matches arrived articles against the saved queries and groups them into stories. */
export const matchArrived: StartJob = ({ db, config, clock, report }) => {
  const warn = createWarningLogger(config);
  const matcher = new ArticleMatcher(db, new Percolator(), (refused) =>
    warn(refusedText(refused.length), { topics: refused.map(({ id }) => id) }),
  );
  const turns = new MatchBatches(matcher, (error) => report(error, 'match articles'));
  return { run: () => turns.runBatch(clock()) };
};

/** The job that fills in the matches of changed topics. */
export const backfillTopics =
  ({ lastEditionAt }: Pick<FillInOptions, 'lastEditionAt'>): StartJob =>
  ({ db, config, clock, report }) => {
    const backoff = new Backoff();
    const { historyDays } = config.retention;
    return {
      run: () => {
        const now = clock();
        return backfillTopic(db, now, {
          lastEditionAt,
          historyDays,
          except: backoff.idsToSkip(now),
          onError: (error, changeId) => {
            backoff.add(changeId, now);
            report(error, `backfill topic change ${changeId}`);
          },
        });
      },
    };
  };

export const forgetOldStories: StartJob = ({ db, clock }) => ({
  run: async () => (await pruneSignatures(db, clock(), FORGOTTEN_AT_ONCE)) === FORGOTTEN_AT_ONCE,
});

function refusedText(count: number): string {
  return pluralize(
    count,
    '# topic has a query that is no longer valid: it finds nothing until the query is fixed',
    '# topics have queries that are no longer valid: they find nothing until their queries are fixed',
  );
}
