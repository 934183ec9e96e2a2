import { TestClusterKeeper } from '../server/testCluster';

/** Runs after the last test file: stops PostgreSQL and removes its folder. */
export default async function tearDown(): Promise<void> {
  const keeper: unknown = Reflect.get(globalThis, 'testClusterKeeper');
  if (keeper instanceof TestClusterKeeper) await keeper.stop();
}
