import { TestClusterKeeper } from '../server/testCluster';

/** After the last test file: the database is stopped and its folder removed. */
export default async function tearDown(): Promise<void> {
  const keeper: unknown = Reflect.get(globalThis, 'testClusterKeeper');
  if (keeper instanceof TestClusterKeeper) await keeper.stop();
}
