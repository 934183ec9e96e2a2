import type { Releases } from '../services/releases';

/** Loads a chunk that a user waits for. Rejects only after a newer release is ruled out as the reason. */
export async function loadChunk<T>(load: () => Promise<T>, releases: Releases): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await releases.chunkMissing();
    throw error;
  }
}
