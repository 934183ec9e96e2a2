import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs a task while holding a lock file, so that only one process does so at a time. A lock whose process has ended is
 * ignored.
 */
export async function withLock(file, task) {
  mkdirSync(path.dirname(file), { recursive: true });
  while (!tryAcquire(file)) await pause(200);
  try {
    return await task();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryAcquire(file) {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

/**
 * Whether the process that holds the lock is alive. A lock file that can't be read has just been created. This
 * process's own id means a process of an earlier container that was killed: there, the same programs get the same ids.
 */
function isHeld(file) {
  const owner = ownerOf(file);
  return owner === 0 || (owner !== process.pid && isAlive(owner));
}

function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
