export interface Releases {
  /**
   * To be called when a chunk that somebody waits for cannot be fetched: a newer release may have removed it. Reloads the page
   * where that can help. Resolves when the failure is to be shown.
   */
  chunkMissing(): Promise<void>;
}
