// npm run test:replicas [paths or flags]: runs the tests of standbys, replicas, and fail-overs with the embedded
// PostgreSQL, and again with each other version that is installed as on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;
const files = ['severalHosts', 'failovers', 'startRefusals'].map((name) => `__tests__/server/db/${name}.test.ts`);
const args = process.argv.slice(2);
const tests = args.length > 0 ? args : [...files, '__tests__/server/search/replicas'];

const installed = (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
  .filter((version) => Number(version) >= OLDEST)
  .map((version) => ({ name: `PostgreSQL ${version}`, bin: path.join(DEBIAN, version, 'bin') }))
  .filter(({ bin }) => existsSync(path.join(bin, 'postgres')));

const failed = [{ name: 'Embedded PostgreSQL' }, ...installed].filter(({ name, bin }) => {
  console.log(`\n== ${name}`);
  const env = bin === undefined ? process.env : { ...process.env, TEST_POSTGRES_BIN: bin };
  const test = path.join(import.meta.dirname, 'test.mjs');
  return spawnSync(process.execPath, [test, '--runInBand', ...tests], { env, stdio: 'inherit' }).status !== 0;
});
if (installed.length === 0) console.log(`\nSkipped: no other PostgreSQL is installed in ${DEBIAN}.`);
if (failed.length > 0) console.log(`\nFailed on ${failed.map(({ name }) => name).join(' and ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
