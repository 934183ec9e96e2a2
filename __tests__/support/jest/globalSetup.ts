import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from './temporaryFolder';
import { TestClusterKeeper } from '../server/testCluster';

/**
 * Runs before the first test file: makes the folder of temporary files and that of the programs that test files build,
 * and serves databases to test files, for which PostgreSQL starts at the first request.
 */
export default async function setUp(): Promise<void> {
  const cache = path.resolve(__dirname, '../../../.cache');
  mkdirSync(cache, { recursive: true });
  process.env.TEST_PROGRAMS_FOLDER = mkdtempSync(path.join(cache, 'programs-'));
  const temporaryFolder = await makeTemporaryFolder();
  process.env.TMPDIR = temporaryFolder; // inherited by jest's workers and by the processes that tests start
  const keeper = new TestClusterKeeper();
  process.env.TEST_CLUSTER_PORT = String(await keeper.listen());
  Object.assign(globalThis, { testClusterKeeper: keeper, temporaryFolder });
}
