/** Which of the sealed documents are looked at: those from a place on. */
export interface Beginning {
  /** The first segment that is read. */
  segment: number;
  /** The first place. */
  document: number;
}

export const everything: Beginning = { segment: 0, document: 0 };

/** How much the newest part may be of all, to be looked at before them. */
const mostOfNewest = 0.7;
/** The hits may be rarer in the older part. */
const roomForChance = 1.5;

/**
 * Where so many of the sealed documents follow.
 * @param ends the place behind each segment
 */
export function beginAt(ends: readonly number[], newest: number): Beginning {
  const end = ends.at(-1) ?? 0;
  if (newest > end * mostOfNewest) return everything;
  const document = end - Math.ceil(newest);
  return { segment: ends.findIndex((one) => one > document), document };
}

/** The next try, by how many hits the one before has seen, and how many are counted. */
export function beginAgain(ends: readonly number[], before: Beginning, hits: number, counted: number): Beginning {
  const looked = (ends.at(-1) ?? 0) - before.document;
  // Enough hits, but not all of the page newer than what was left out.
  if (hits > counted) return everything;
  return beginAt(ends, (looked * counted * roomForChance) / Math.max(hits, 1));
}

/** Whether the newest part can be enough, where no more than so many of the documents whose lists were read are hits. */
export function isWorthwhile(ends: readonly number[], read: number, likely: number, counted: number): boolean {
  return read * counted * roomForChance <= (ends.at(-1) ?? 0) * mostOfNewest * likely;
}
