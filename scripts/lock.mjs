import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Runs the task while no other process runs one under the same file; a lock whose process is gone does not count. */
export async function withLock(file, task) {
  mkdirSync(path.dirname(file), { recursive: true });
  while (!take(file)) await pause(200);
  try {
    return await task();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
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
 * Whether the process that took it lives: one that cannot be read has only just come. This process's own number is an
 * earlier one's, of a container that was killed: there the same programs get the same numbers.
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
