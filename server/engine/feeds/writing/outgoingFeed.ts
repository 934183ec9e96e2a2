/** An article in a feed that others read. Addresses are absolute, instants ISO 8601 in UTC. */
export interface OutgoingEntry {
  /** A URI that never changes. */
  id: string;
  /** The article's page. */
  url: string;
  title: string;
  summary: string;
  /** Sanitized HTML. */
  html: string;
  authors: readonly string[];
  /** A language tag; empty if unknown. */
  language: string;
  published: string;
  updated: string;
  categories: readonly string[];
  image: string | null;
  enclosures: readonly { url: string; type: string; length: number | null }[];
  /** The article was withdrawn at `updated`: its content isn't written any more. */
  isCanceled: boolean;
}

export interface OutgoingFeed {
  /** A URI that never changes. */
  id: string;
  title: string;
  description: string;
  homepage: string;
  /** The address of the feed in the format that is written. */
  url: string;
  /** Who provides the feed; the author of entries that have none. */
  publisher: string;
  copyright: string;
  /** When the feed is created; used if it has no entries. */
  updated: string;
  /** Newest first. */
  entries: readonly OutgoingEntry[];
}

/** The time of the latest change. */
export const lastUpdated = ({ entries, updated }: OutgoingFeed): string =>
  entries.reduce((latest, entry) => (entry.updated > latest ? entry.updated : latest), entries[0]?.updated ?? updated);

/** What readers without a notion of withdrawal show. */
export const withdrawnText = 'This article was withdrawn.';
