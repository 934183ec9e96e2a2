import { existsSync } from 'node:fs';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { succeeds } from './command';

/** The maximum time for an orphaned database to stop; it writes a checkpoint first. */
const STOPPING_LIMIT_MS = 60_000;
/** The time in which an orphaned database notices that it must stop. */
const NOTICE_MS = 2_000;
const LOOK_EVERY_MS = 20;

/** The content of `postmaster.pid` in a data directory. */
interface PostmasterFile {
  pid: number;
  /** The folder of its socket. */
  socket: string;
  /** "starting", "ready", or "stopping". */
  state: string;
}

export async function readPostmaster(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, socket: lines[4] ?? '', state: (lines[7] ?? '').trim() } : undefined;
}

/**
 * Waits until no PostgreSQL uses the data directory: one whose server was killed stops by itself within moments. Throws
 * if it continues, because another server owns it. Deletes a `postmaster.pid` left by a crash: after a reboot, or in a
 * container, its process id may belong to another program.
 */
export async function waitUntilFree(cluster: string): Promise<void> {
  const began = Date.now();
  while (await isOccupied(cluster)) {
    const postmaster = await readPostmaster(cluster);
    const stopping = postmaster === undefined || postmaster.state === 'stopping';
    if (Date.now() - began > (stopping ? STOPPING_LIMIT_MS : NOTICE_MS))
      throw new Error(inUseMessage(cluster, postmaster?.pid));
    await pause(LOOK_EVERY_MS);
  }
  await rm(path.join(cluster, 'postmaster.pid'), { force: true });
}

/** The error message for a second server on the same data directory. */
export function inUseMessage(cluster: string, pid: number | undefined): string {
  const who = pid === undefined ? 'another process' : `process ${String(pid)}`;
  return (
    `The database in ${cluster} is in use by another Watchdesk (${who}). Stop it, set another DATA_DIR, ` +
    'or set DATABASE_URL to share one PostgreSQL between several servers.'
  );
}

/** The socket folder of the PostgreSQL that currently responds in the data directory. */
export async function socketInUse(cluster: string): Promise<string | undefined> {
  const postmaster = await readPostmaster(cluster);
  return postmaster?.state === 'ready' && (await isOccupied(cluster)) ? postmaster.socket : undefined;
}

/**
 * Compares the working directory of processes, because PostgreSQL's processes run in the data directory. The process id
 * alone could be reused.
 */
async function isOccupied(cluster: string): Promise<boolean> {
  if (!existsSync('/proc/self/cwd')) return isPostmasterAlive(cluster);
  const folder = await realpath(cluster);
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(processes.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return folders.includes(folder);
}

async function isPostmasterAlive(cluster: string): Promise<boolean> {
  const postmaster = await readPostmaster(cluster);
  if (!postmaster) return false;
  return succeeds('/bin/sh', ['-c', 'ps -p "$1" -o comm= | grep -q postgres', 'sh', String(postmaster.pid)], undefined);
}
