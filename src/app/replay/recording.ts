export const exportFormat = 'watchdesk-session';
/** Raised when the file's form changes; readRecording knows the way from each earlier one. */
export const exportVersion = 2;

/** A session's state as a file: the persisted slices whole, what was on the screen, and where that was. Without secrets. */
export interface ExportedSession {
  format: typeof exportFormat;
  version: typeof exportVersion;
  /** The release of Watchdesk that made it; null where that was not recorded. */
  release: string | null;
  /** ISO 8601, UTC. */
  exportedAt: string;
  location: string;
  /** What the page's entry in the browser's history carried, as the list that an article was opened from. */
  locationState: unknown;
  slices: Record<string, Record<string, unknown>>;
  /** By slice: the version under which it is persisted. */
  sliceVersions: Record<string, number>;
  /** By API: its fulfilled queries, by cache key. A pending one would never finish in a replay. */
  queries: Record<string, Record<string, unknown>>;
}
