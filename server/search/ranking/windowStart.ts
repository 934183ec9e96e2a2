/** The start of the range of sealed documents that a search reads. */
export interface WindowStart {
  /** The first segment to read. */
  segment: number;
  /** The first place to read. */
  document: number;
}

export const everything: WindowStart = { segment: 0, document: 0 };

/** The largest share of all documents that the newest part may have to be worth searching first. */
const mostOfNewest = 0.7;
/** A margin for hits that are rarer in the older part. */
const roomForChance = 1.5;

/**
 * The window that contains about the `newest` sealed documents.
 * @param ends The place after each segment.
 */
export function windowOf(ends: readonly number[], newest: number): WindowStart {
  const end = ends.at(-1) ?? 0;
  if (newest > end * mostOfNewest) return everything;
  const document = end - Math.ceil(newest);
  return { segment: ends.findIndex((one) => one > document), document };
}

/** The next, larger window, given the number of hits in the previous one and the number that must be counted. */
export function nextWindow(ends: readonly number[], before: WindowStart, hits: number, counted: number): WindowStart {
  const looked = (ends.at(-1) ?? 0) - before.document;
  // There were enough hits, but part of the page may be older than the window.
  if (hits > counted) return everything;
  return windowOf(ends, (looked * counted * roomForChance) / Math.max(hits, 1));
}

/** True if the newest part can suffice when at most `likely` of the `read` documents are hits. */
export function canSuffice(ends: readonly number[], read: number, likely: number, counted: number): boolean {
  return read * counted * roomForChance <= (ends.at(-1) ?? 0) * mostOfNewest * likely;
}
