import type { Releases } from '../services/releases';
import { isRecord } from '../values/isRecord';

/**
 * Loads a chunk that a user waits for, each of its files once more if the network failed only for a moment. Rejects
 * only after a newer release is ruled out as the reason.
 */
export async function loadChunk<T>(load: () => Promise<T>, releases: Releases): Promise<T> {
  const retried = new Set<string>();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // The file's URL, set by webpack if the file could not be fetched.
      const url = isRecord(error) ? error.request : null;
      if (typeof url !== 'string' || retried.has(url) || !(await releases.reloadIfGone(url))) throw error;
      retried.add(url);
    }
  }
}
