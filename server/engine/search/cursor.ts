import { isRecord } from '../isRecord';
import type { RankPlace } from '../ranking/request';

/** Where a page ended: the last row seen, by relevance with its score; among the best, how many were seen. */
export interface Cursor {
  asOf: string;
  /** Microseconds since 1970 UTC, item, version. */
  after?: readonly [at: string, itemId: string, version: number];
  place?: RankPlace;
  offset?: number;
}

const integer = /^-?\d{1,19}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/;

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Whether a text is an instant as `asOf` carries it: ISO 8601, UTC, microseconds at most. */
function isInstant(value: unknown): value is string {
  return typeof value === 'string' && instant.test(value) && !Number.isNaN(Date.parse(value));
}

export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
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
  return (
    Number.isFinite(score) &&
    Number.isSafeInteger(published) &&
    typeof itemId === 'string' &&
    integer.test(itemId) &&
    Number.isSafeInteger(version)
  );
}

/** A cursor from the outside, checked; null where it is none of ours. */
export function readCursor(text: string): Cursor | null {
  const value = readJson(text);
  if (!isRecord(value) || !isInstant(value.asOf)) return null;
  const { asOf, after, offset, place } = value;
  if (Number.isSafeInteger(offset) && Number(offset) >= 0) return { asOf, offset: Number(offset) };
  if (isPlace(place)) return { asOf, place };
  if (!isList(after)) return null;
  const [at, itemId, version] = after;
  if (typeof at !== 'string' || typeof itemId !== 'string' || !integer.test(at) || !integer.test(itemId)) return null;
  return Number.isSafeInteger(version) ? { asOf, after: [at, itemId, Number(version)] } : null;
}
