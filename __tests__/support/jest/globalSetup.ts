import { TestClusterKeeper } from '../server/testCluster';

/** Before the first test file: a place to ask for a database. It starts one only if a test file does ask. */
export default async function setUp(): Promise<void> {
  const keeper = new TestClusterKeeper();
  process.env.TEST_CLUSTER_PORT = String(await keeper.listen());
  Object.assign(globalThis, { testClusterKeeper: keeper });
}
