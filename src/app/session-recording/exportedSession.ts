export const exportFormat = 'watchdesk-session';
/** Incremented when the file format changes; readRecording reads all earlier versions. */
export const exportVersion = 2;

/** An exported session: the persisted slices, the responses on the screen, and the page. It contains no credentials. */
export interface ExportedSession {
  format: typeof exportFormat;
  version: typeof exportVersion;
  /** The release of Watchdesk that wrote the file; null if not recorded. */
  release: string | null;
  /** ISO 8601, UTC. */
  exportedAt: string;
  location: string;
  /** The location state of the page, such as the list from which an article was opened. */
  locationState: unknown;
  slices: Record<string, Record<string, unknown>>;
  /** The persisted version of each slice. */
  sliceVersions: Record<string, number>;
  /**
   * The fulfilled queries of each API, by cache key. Pending queries are left out, because they would never finish in a
   * replay.
   */
  queries: Record<string, Record<string, unknown>>;
}
