import { TestClusterKeeper } from '../server/testCluster';

/** Runs before the first test file: serves databases to test files. PostgreSQL starts at the first request. */
export default async function setUp(): Promise<void> {
  const keeper = new TestClusterKeeper();
  process.env.TEST_CLUSTER_PORT = String(await keeper.listen());
  Object.assign(globalThis, { testClusterKeeper: keeper });
}
