import type { VersionKey } from '@server/articles/items/loadArticles';

/**
 * The hits that earlier pages of a search contained, for an order that shifts while articles arrive: the next page has
 * the best hits that aren't among them, so none is missing or repeated. Sorted by item, as differences in varints.
 */
export function packSeen(seen: readonly VersionKey[]): string {
  const keys = seen.map(({ itemId, version }) => [Number(itemId), version] as const);
  keys.sort(([item, version], [other, otherVersion]) => item - other || version - otherVersion);
  const bytes: number[] = [];
  let last = 0;
  for (const [item, version] of keys) {
    pushVarint(bytes, item - last);
    pushVarint(bytes, version);
    last = item;
  }
  return Buffer.from(bytes).toString('base64url');
}

/** Reads what `packSeen` wrote; null if it wrote no such text. */
export function unpackSeen(text: string): VersionKey[] | null {
  const bytes = Buffer.from(text, 'base64url');
  const numbers: number[] = [];
  let [value, factor] = [0, 1];
  for (const byte of bytes) {
    value += (byte & 127) * factor;
    factor *= 128;
    if (!Number.isSafeInteger(value)) return null;
    if (byte > 127) continue;
    numbers.push(value);
    [value, factor] = [0, 1];
  }
  if (factor !== 1 || numbers.length % 2 !== 0) return null;
  const seen: VersionKey[] = [];
  let item = 0;
  for (let at = 0; at < numbers.length; at += 2) {
    item += numbers[at] ?? 0;
    seen.push({ itemId: String(item), version: numbers[at + 1] ?? 0 });
  }
  return Number.isSafeInteger(item) ? seen : null;
}

function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  bytes.push(rest);
}
