import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries';
import { runCommand } from './command';
import type { Place } from './place';

/** The database's own superuser and database, reachable through the private socket only. */
export const DATABASE_NAME = 'watchdesk';
export const DATABASE_USER = 'watchdesk';

/** From this version on PostgreSQL brings a locale of its own, so that sorting is the same on every machine. */
const BUILTIN_LOCALE_SINCE = 17;

/**
 * Makes the data folder if there is none. It is made beside its place and moved there whole, so that a start that was
 * killed half-way leaves nothing that looks like a database. Gives whether it was made now.
 */
export async function ensureCluster(place: Place, binaries: Binaries, sync: boolean): Promise<boolean> {
  await removeHalfMade(place.home);
  if (existsSync(path.join(place.cluster, 'PG_VERSION'))) return false;
  const half = path.join(place.home, `postgres.new-${String(process.pid)}`);
  await mkdir(half, { mode: 0o700 });
  if (place.account) await chown(half, place.account.uid, place.account.gid);
  try {
    await fill(half, place, binaries, sync);
    await rename(half, place.cluster);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (existsSync(path.join(place.cluster, 'PG_VERSION'))) return false; // another start was quicker
    throw new Error(`Couldn’t create the database in ${place.home}: ${messageOf(error)}`, { cause: error });
  }
  return true;
}

/** Refuses, by name, a data folder that another PostgreSQL version wrote. */
export async function checkVersion(cluster: string, binaries: Binaries): Promise<void> {
  const written = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (written === String(binaries.major)) return;
  throw new Error(
    `The data folder ${cluster} was written by PostgreSQL ${written}, but this Watchdesk runs PostgreSQL ` +
      `${String(binaries.major)}, which can’t read it. Make a backup with the release that wrote it (npm run backup), ` +
      'then restore it into a new DATA_DIR.',
  );
}

async function fill(folder: string, place: Place, binaries: Binaries, sync: boolean): Promise<void> {
  const { account } = place;
  const initdb = path.join(binaries.bin, 'initdb');
  const options = ['--username', DATABASE_USER, '--auth=trust', '--encoding=UTF8', '--no-instructions', '--no-sync'];
  await runCommand(initdb, ['-D', folder, ...options, ...localeOptions(binaries)], { account });
  // One sentence to a PostgreSQL without a network: the folder is complete before anyone can see it.
  await runCommand(path.join(binaries.bin, 'postgres'), ['--single', '-D', folder, '-c', 'fsync=off', 'postgres'], {
    account,
    input: `CREATE DATABASE ${DATABASE_NAME}\n`,
  });
  // Written to the disk once, at the end, rather than after each step.
  if (sync) await runCommand(initdb, ['-D', folder, '--sync-only'], { account });
}

function localeOptions({ major }: Binaries): string[] {
  if (major < BUILTIN_LOCALE_SINCE) return ['--locale=C.UTF-8'];
  // macOS knows no C.UTF-8 of its own: there, only PostgreSQL's is named.
  if (process.platform === 'darwin') return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  return ['--locale-provider=builtin', '--locale=C.UTF-8'];
}

async function removeHalfMade(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = Number(/^postgres\.new-(\d+)$/.exec(name)?.[1]);
    if (pid && (pid === process.pid || !isAlive(pid)))
      await rm(path.join(home, name), { recursive: true, force: true });
  }
}

/** Whether there is a process of this number, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
