import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
// jest's global setup knows no aliases.
import { isAlive } from '../../../server/db/embedded/cluster';

const memoryFolder = '/dev/shm';
const neededBytes = 3 * 1024 ** 3;
const folderName = /^watchdesk-test-(\d+)-/;

/**
 * Makes the folder for the temporary files of this run, databases included. It is in memory if there is room: creating
 * and removing the 700 files of each database on a disk takes a fifth of the CPU time of the server's tests. Containers
 * often have only 64 MiB there.
 */
export async function makeTemporaryFolder(): Promise<string> {
  await removeLeftOvers();
  const { bavail, bsize } = await statfs(memoryFolder).catch(() => ({ bavail: 0, bsize: 0 }));
  const parent = bavail * bsize > neededBytes ? memoryFolder : tmpdir();
  const folder = await mkdtemp(path.join(parent, `watchdesk-test-${String(process.pid)}-`));
  // As the folder of the system: if tests run as root, PostgreSQL has a user of its own.
  await chmod(folder, 0o1777);
  return folder;
}

/** Folders of runs that were killed. */
async function removeLeftOvers(): Promise<void> {
  for (const parent of [memoryFolder, tmpdir()]) {
    for (const name of await readdir(parent).catch(() => [])) {
      const pid = Number(folderName.exec(name)?.[1]);
      if (pid && !isAlive(pid)) await rm(path.join(parent, name), { recursive: true, force: true });
    }
  }
}
