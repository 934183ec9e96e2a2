import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries';
import { runCommand } from './command';
import type { DatabaseFolder } from './databaseFolder';

/** The database and its superuser; reachable only through the private socket. */
export const DATABASE_NAME = 'watchdesk';
export const DATABASE_USER = 'watchdesk';

/** The first major version with a builtin locale provider, which sorts the same on every machine. */
const BUILTIN_LOCALE_SINCE = 17;

/**
 * Creates the data directory if there is none. It is created beside its final place and then renamed, so that an
 * interrupted start leaves no partial database. Returns whether it was created.
 */
export async function ensureCluster(place: DatabaseFolder, binaries: Binaries, sync: boolean): Promise<boolean> {
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
    if (existsSync(path.join(place.cluster, 'PG_VERSION'))) return false; // another start was faster
    throw new Error(`Couldn’t create the database in ${place.home}: ${messageOf(error)}`, { cause: error });
  }
  return true;
}

/** Throws if another PostgreSQL version wrote the data directory; the message names both versions. */
export async function checkVersion(cluster: string, binaries: Binaries): Promise<void> {
  const written = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (written === String(binaries.major)) return;
  throw new Error(
    `The data folder ${cluster} was written by PostgreSQL ${written}, but this Watchdesk runs PostgreSQL ` +
      `${String(binaries.major)}, which can’t read it. Make a backup with the release that wrote it (npm run backup), ` +
      'then restore it into a new DATA_DIR.',
  );
}

async function fill(folder: string, place: DatabaseFolder, binaries: Binaries, sync: boolean): Promise<void> {
  const { account } = place;
  const initdb = path.join(binaries.bin, 'initdb');
  const options = ['--username', DATABASE_USER, '--auth=trust', '--encoding=UTF8', '--no-instructions', '--no-sync'];
  await runCommand(initdb, ['-D', folder, ...options, ...localeOptions(binaries)], { account });
  // Runs one statement in single-user mode, without a network, so that the directory is complete before anyone can
  // connect.
  await runCommand(path.join(binaries.bin, 'postgres'), ['--single', '-D', folder, '-c', 'fsync=off', 'postgres'], {
    account,
    input: `CREATE DATABASE ${DATABASE_NAME}\n`,
  });
  // Synced once at the end instead of after each step.
  if (sync) await runCommand(initdb, ['-D', folder, '--sync-only'], { account });
}

function localeOptions({ major }: Binaries): string[] {
  if (major < BUILTIN_LOCALE_SINCE) return ['--locale=C.UTF-8'];
  // macOS has no C.UTF-8 locale of its own, so only PostgreSQL's builtin one is named.
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

/** True if a process with this id exists, whichever user owns it. */
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
