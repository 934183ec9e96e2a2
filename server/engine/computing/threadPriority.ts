import os from 'node:os';

/**
 * Gives way to threads of normal priority: where these need the processor, the calling thread gets about a tenth of it. Linux keeps a priority for each
 * thread; elsewhere it would be the whole process's, and is left alone.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return;
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
}
