const { default: Sequencer } = require('@jest/test-sequencer');

// What takes longest begins first, so that no worker is left with it at the end. The counter of steps is before all others:
// it follows all that its process has ever loaded.
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

/** The order of a fresh checkout, where jest knows of no earlier run. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const found = FIRST.findIndex((name) => path.includes(`${name}.test.`));
      return found < 0 ? FIRST.length : found;
    };
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
};
