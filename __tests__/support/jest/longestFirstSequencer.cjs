const { default: Sequencer } = require('@jest/test-sequencer');

// The longest test files, which start first, so that no worker is still running one when the others have finished. The
// test that counts executed blocks is the very first: its profiler observes everything that its process has loaded.
const FIRST = [
  'contract/query/steps',
  'server/jobs/killedWorkers',
  'src/pages/topic-results/readingPane',
  'server/oddInput',
  'server/search/replicas/replicas',
  'server/db/failovers',
  'src/pages/workspaces/attachments',
  'server/files/files',
  'server/db/embedded',
  'src/pages/topic-edit/topicEdit',
  'src/pages/company-settings/companySettings',
  'src/features/workspace/emailDialog',
  'server/search/ranking/ranking',
  'server/search/vocabulary/vocabulary',
  'src/pages/newsletter/newsletter',
  'server/engine/feeds/boundedParsing',
  'server/workspaces/killedRequests',
  'src/pages/workspaces/trash',
  'src/pages/alerts-favorites/alertsFavorites',
  'server/workspaces/publishedAlerts',
  'src/pages/workspaces/selectAll',
  'server/db/backup',
  'demo/wire',
  'src/pages/user-group/userGroupForm',
];

/** Orders the test files of a fresh checkout, for which jest has no durations of an earlier run. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const found = FIRST.findIndex((name) => path.includes(`${name}.test.`));
      return found < 0 ? FIRST.length : found;
    };
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
};
