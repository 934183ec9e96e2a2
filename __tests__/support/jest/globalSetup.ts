import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { TestClusterKeeper } from '../server/testCluster';

/**
 * Runs before the first test file: serves databases to test files, for which PostgreSQL starts at the first request, and
 * makes the folder of the programs that they build.
 */
export default async function setUp(): Promise<void> {
  const cache = path.resolve(__dirname, '../../../.cache');
  mkdirSync(cache, { recursive: true });
  process.env.TEST_PROGRAMS_FOLDER = mkdtempSync(path.join(cache, 'programs-'));
  const keeper = new TestClusterKeeper();
  process.env.TEST_CLUSTER_PORT = String(await keeper.listen());
  Object.assign(globalThis, { testClusterKeeper: keeper });
}
