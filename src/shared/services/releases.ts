export interface Releases {
  /**
   * To be called when a file of a chunk that a user waits for could not be fetched from `url`. Reloads the page if the
   * server no longer has the file: a newer release has removed it. Resolves to true if the server has it, so that
   * fetching it again may succeed, and to false when the failure is to be shown.
   */
  reloadIfGone(url: string): Promise<boolean>;
}
