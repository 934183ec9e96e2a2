import { rmSync } from 'node:fs';
import { TestClusterKeeper } from '../server/testCluster';

/** Runs after the last test file: stops PostgreSQL, and removes the folders of built programs and temporary files. */
export default async function tearDown(): Promise<void> {
  const programs = process.env.TEST_PROGRAMS_FOLDER;
  if (programs !== undefined) rmSync(programs, { recursive: true, force: true });
  const keeper: unknown = Reflect.get(globalThis, 'testClusterKeeper');
  if (keeper instanceof TestClusterKeeper) await keeper.stop();
  const temporaryFolder: unknown = Reflect.get(globalThis, 'temporaryFolder');
  if (typeof temporaryFolder === 'string') rmSync(temporaryFolder, { recursive: true, force: true });
}
