// npm run test:opensearch [-- 2|3] [paths or flags]: starts a real OpenSearch and runs the tests of searching against it:
// the suite of both implementations, and what only OpenSearch has. Without a version: 2 and then 3.
import { spawnSync } from 'node:child_process';
import { fetchOpenSearch, fetchSecurityPlugin } from './opensearch/artifacts.mjs';
import { startCluster } from './opensearch/cluster.mjs';

/** The suites of searching that ask an implementation of ArticleSearch. */
const bothImplementations = ['exactFacets', 'rows', 'search', 'search.property', 'searchRoutes', 'threeEvaluators'].map(
  (name) => `__tests__/server/search/${name}.test.ts`,
);
const openSearchAlone = ['__tests__/server/search/opensearch'];

const args = process.argv.slice(2);
const majors = ['2', '3'].includes(args[0]) ? [args.shift()] : ['2', '3'];

function jest(files, environment) {
  // Filling an index takes time, and cancellation is tested with a locked database, from which none can be filled.
  const flags = ['--runInBand', '--forceExit', '--testTimeout=240000', '--testNamePattern=^(?!cancellation )'];
  const command = ['node_modules/jest/bin/jest.js', ...flags, ...files];
  const env = { ...process.env, ...environment };
  return spawnSync(process.execPath, command, { env, stdio: 'inherit' }).status === 0;
}

for (const major of majors) {
  console.log(`\n== OpenSearch ${major}`);
  fetchOpenSearch(major);
  fetchSecurityPlugin(major);
  const environment = { OPENSEARCH_MAJOR: major };
  const cluster = await startCluster({ major, heapMb: 768 });
  try {
    const files = args.length > 0 ? args : bothImplementations;
    if (!jest(files, { ...environment, OPENSEARCH_TEST_URL: cluster.urls[0] })) process.exitCode = 1;
  } finally {
    await cluster.stop();
  }
  if (args.length === 0 && !jest(openSearchAlone, environment)) process.exitCode = 1;
}
