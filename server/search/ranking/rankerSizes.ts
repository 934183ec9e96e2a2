import os from 'node:os';
import { limits } from '@contract/limits';
import type { BoundedPhraseSearchSizes } from '@server/engine/postings/boundedPhraseSearch';

/** Sizes of memory, windows, and counts. Tests reduce them. */
export interface RankerSizes {
  /** The capacity of the posting cache. */
  cacheBytes: number;
  /**
   * The minimum number of documents in the newest part for it to be searched before the whole collection (newest first
   * only).
   */
  fewestOfNewest: number;
  /** The maximum exact hit count. */
  counted: number;
  checked: BoundedPhraseSearchSizes;
  /** The length from which lists of postings are kept in the form that scoring reads fastest. */
  leastWeighted: number;
}

const mebibyte = 1_048_576;
const leastCache = 256 * mebibyte;
const mostCache = 2_048 * mebibyte;
const shareOfMemory = 1 / 16;

/** A sixteenth of the memory of the machine or container. The cache fills up as words are searched for. */
function usualCache(): number {
  const allowed = process.constrainedMemory();
  const memory = Math.min(os.totalmem(), allowed > 0 ? allowed : Infinity);
  return Math.min(mostCache, Math.max(leastCache, memory * shareOfMemory));
}

export const usualSizes: RankerSizes = {
  cacheBytes: usualCache(),
  fewestOfNewest: 20_000,
  counted: limits.hitCountExact,
  checked: { lastDocuments: 65_536, bestDocuments: 1_024 },
  leastWeighted: 2_048,
};
