// npm run torture: long-running tests. `kills` kills workers at every step between an article and its mail; `requests`
// kills web processes at every step of publishing, unpublishing, uploads, and emails; `feeds` parses broken feeds, pages,
// and JSON, and searches for documents that take more than linear time; `failovers` lets the primary of three PostgreSQL
// servers fail under load, and promotes its synchronous standby; `indexing` kills processes that send articles to a real
// OpenSearch.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const tortures = {
  kills: { usual: 200, variable: 'TORTURE_KILLS', file: '__tests__/server/jobs/killedWorkers.test.ts' },
  requests: {
    usual: 48,
    variable: 'TORTURE_REQUESTS',
    file: '__tests__/server/workspaces/killedRequests.test.ts',
  },
  failovers: { usual: 20, variable: 'TORTURE_FAILOVERS', file: '__tests__/server/db/failovers.test.ts' },
  indexing: {
    usual: 40,
    variable: 'TORTURE_INDEXING',
    file: '__tests__/server/search/opensearch/killedIndexers.test.ts',
    also: { OPENSEARCH_MAJOR: process.env.OPENSEARCH_MAJOR ?? '2' },
  },
  feeds: { usual: 600, variable: 'FUZZ_SECONDS', file: '__tests__/server/engine/feeds/feedFuzzer.test.ts' },
};
const usage = `npm run torture                        all, one after another
npm run torture -- kills [KILLS]       ${tortures.kills.usual} kills unless given
npm run torture -- requests [KILLS]    ${tortures.requests.usual} kills unless given
npm run torture -- failovers [TIMES]   ${tortures.failovers.usual} fail-overs unless given
npm run torture -- indexing [KILLS]    ${tortures.indexing.usual} kills unless given; node scripts/opensearch/fetch.mjs first
npm run torture -- feeds [SECONDS]     ${tortures.feeds.usual} seconds unless given`;

const [name, amount, ...more] = process.argv.slice(2);
const chosen = name === undefined ? Object.values(tortures) : [tortures[name]];
const given = amount === undefined ? undefined : Number(amount);
if (chosen.includes(undefined) || more.length > 0 || (given !== undefined && !(Number.isInteger(given) && given > 0))) {
  console.error(usage);
  process.exit(2);
}
const test = path.join(import.meta.dirname, 'test.mjs');
for (const { usual, variable, file, also } of chosen) {
  const env = { ...process.env, ...also, [variable]: String(given ?? usual) };
  const { status } = spawnSync(process.execPath, [test, file], { env, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
