import type { TimeZone } from '@contract/iam';
import { gmtOffset } from '@client/shared/time/gmtOffset';

/** A row of the list: a region or one of its time zones. */
export type TimeZoneRow =
  | { kind: 'region'; key: string; region: string; count: number; open: boolean }
  | { kind: 'zone'; key: string; zone: TimeZone };

const regionKey = (region: string): string => `region ${region}`;

/** Words that are compared with offsets too: GMT+5, +05:30, -3. Computing every offset is slow. */
const offsetLike = /^(gmt|utc)?[+-]?\d|^(gmt|utc)$|^[+-]/i;

function matches({ id, label, region }: TimeZone, words: readonly string[], now: number): boolean {
  const names = `${region} ${label} ${id}`.replaceAll('_', ' ').toLowerCase();
  return words.every((word) => {
    if (names.includes(word)) return true;
    if (!offsetLike.test(word)) return false;
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/^utc/, 'gmt')
        .replace(/([+-])0(?=\d)/, '$1');
    return plain(gmtOffset(id, now)).includes(plain(word));
  });
}

interface ZoneList {
  zones: readonly TimeZone[];
  /** The filter; while it is not empty, every region with a match is open. */
  text: string;
  opened: ReadonlySet<string>;
  /** The current time in milliseconds. */
  now: number;
}

/** The visible rows. */
export function timeZoneRows({ zones, text, opened, now }: ZoneList): TimeZoneRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const regions = new Map<string, TimeZone[]>();
  for (const zone of zones) {
    if (!matches(zone, words, now)) continue;
    const before = regions.get(zone.region);
    if (before) before.push(zone);
    else regions.set(zone.region, [zone]);
  }
  return [...regions].flatMap(([region, inside]): TimeZoneRow[] => {
    const open = words.length > 0 || opened.has(region);
    const head: TimeZoneRow = { kind: 'region', key: regionKey(region), region, count: inside.length, open };
    return open ? [head, ...inside.map((zone): TimeZoneRow => ({ kind: 'zone', key: zone.id, zone }))] : [head];
  });
}

/**
 * The index of the row with this key. If it is gone: with a filter (`filtered`) the first time zone, else the first row.
 */
export function rowAt(rows: readonly TimeZoneRow[], key: string, filtered: boolean): number {
  const same = rows.findIndex((row) => row.key === key);
  if (same >= 0) return same;
  return filtered
    ? Math.max(
        0,
        rows.findIndex(({ kind }) => kind === 'zone'),
      )
    : 0;
}

/** The row of the region that a row belongs to. */
export const regionRow = (rows: readonly TimeZoneRow[], at: number): TimeZoneRow | undefined =>
  rows.slice(0, at + 1).findLast(({ kind }) => kind === 'region');
