// npm run test:nodes [paths or flags]: runs the tests on each recommended Node version, one after another, with the
// packages node@22 and node@24.
import { spawnSync } from 'node:child_process';

const VERSIONS = ['22', '24'];

const failed = VERSIONS.filter((version) => {
  console.log(`\n== Node ${version}`);
  const command = ['exec', '--yes', `--package=node@${version}`, '--', 'node', 'scripts/test.mjs'];
  return spawnSync('npm', [...command, ...process.argv.slice(2)], { stdio: 'inherit' }).status !== 0;
});
console.log(
  failed.length === 0 ? `\nPassed on Node ${VERSIONS.join(' and ')}.` : `\nFailed on Node ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
