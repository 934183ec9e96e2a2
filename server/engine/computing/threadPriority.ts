import os from 'node:os';

/**
 * Lowers the priority of the calling thread, so that it gets about a tenth of a busy processor. Linux has priorities
 * per thread; on other systems it would affect the whole process, so nothing is done there.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return;
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
}
