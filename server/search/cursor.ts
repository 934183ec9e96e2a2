import { limits } from '@contract/limits';
import { isRecord } from '@server/engine/isRecord';
import type { VersionKey } from '@server/articles/items/loadArticles';
import type { RankPlace } from '@server/engine/postings/rankRequest';
import { packSeen, unpackSeen } from './seenHits';

/**
 * The end of a page. By date: the last row. By relevance: the last row and its score, or the number of rows seen among
 * the best; where scores shift, the hits seen so far.
 */
export interface Cursor {
  asOf: string;
  /** Microseconds since the epoch (UTC), item id, version. */
  after?: readonly [at: string, itemId: string, version: number];
  place?: RankPlace;
  offset?: number;
  /** Set if scores shift while articles arrive. Empty behind the last page whose hits are remembered. */
  seen?: readonly VersionKey[];
}

/** Thrown for a cursor that no search issued, or that belongs to another sort order. */
export class CursorError extends Error {
  constructor() {
    super('The cursor doesn’t come from a search with this sort order.');
    this.name = 'CursorError';
  }
}

const instant = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/;
/** The years 1 to 9999, in microseconds since the epoch. */
const times = { first: -62_135_596_800_000_000n, last: 253_402_300_799_999_999n };
const largestId = 9_223_372_036_854_775_807n;
const largestVersion = 2_147_483_647;

/** True for a string of up to 19 digits, with an optional minus sign, whose value is within the bounds. */
function isWhole(value: unknown, from: bigint, to: bigint): value is string {
  return typeof value === 'string' && /^-?\d{1,19}$/.test(value) && BigInt(value) >= from && BigInt(value) <= to;
}

function isVersion(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= largestVersion;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** True for an instant in the format of `asOf`: ISO 8601, UTC, at most microseconds. */
function isInstant(value: unknown): value is string {
  if (typeof value !== 'string' || !instant.test(value)) return false;
  const at = Date.parse(value);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value.slice(0, 10));
}

/** What was seen stands behind a dot. */
export function writeCursor({ seen, ...place }: Cursor): string {
  const written = Buffer.from(JSON.stringify(place)).toString('base64url');
  return seen === undefined ? written : `${written}.${packSeen(seen)}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

function isPlace(value: unknown): value is RankPlace {
  if (!isRecord(value)) return false;
  const { score, published, itemId, version } = value;
  const at = Number.isSafeInteger(published) ? String(published) : null;
  return (
    Number.isFinite(score) &&
    isWhole(at, times.first, times.last) &&
    isWhole(itemId, 0n, largestId) &&
    isVersion(version)
  );
}

function read(text: string): Cursor | null {
  const [written = '', packed, ...more] = text.split('.');
  const value = readJson(written);
  if (more.length > 0 || !isRecord(value) || !isInstant(value.asOf)) return null;
  const { asOf, after, offset, place } = value;
  if (packed !== undefined) {
    const seen = unpackSeen(packed);
    if (seen === null) return null;
    return isPlace(place) ? { asOf, place, seen } : { asOf, seen };
  }
  if (typeof offset === 'number' && Number.isSafeInteger(offset) && offset >= 0 && offset <= limits.searchStart) {
    return { asOf, offset };
  }
  if (isPlace(place)) return { asOf, place };
  if (!isList(after)) return null;
  const [at, itemId, version] = after;
  if (!isWhole(at, times.first, times.last) || !isWhole(itemId, 0n, largestId) || !isVersion(version)) return null;
  return { asOf, after: [at, itemId, version] };
}

/**
 * Parses and validates a cursor from a request.
 * @param ranked True if the search sorts by relevance, false if newest first.
 * @throws CursorError if the cursor is invalid or belongs to the other sort order
 */
export function readCursor(text: string, ranked: boolean): Cursor {
  const cursor = read(text);
  if (cursor === null || (cursor.after === undefined) !== ranked) throw new CursorError();
  return cursor;
}
