const { default: Sequencer } = require('@jest/test-sequencer');

// The longest test files, which start first, so that no worker is still running one when the others have finished. The
// test that counts executed blocks is the very first: its profiler observes everything that its process has loaded.
const FIRST = [
  'contract/query/steps',
  'server/jobs/killedWorkers',
  'server/oddInput',
  'src/pages/newsletter',
  'demo/wire',
  'server/db/embedded',
  'src/pages/topicEdit',
  'server/permissions',
  'server/processes',
  'scripts/importRules',
  'src/pages/changePassword',
  'src/app/shell/shell',
  'src/pages/users',
  'src/pages/categoryEdit',
  'server/search/threeEvaluators',
  'server/engine/query/lucene',
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
