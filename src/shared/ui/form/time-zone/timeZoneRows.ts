import type { TimeZone } from '@contract/iam';
import { gmtOffset } from '@client/shared/time/gmtOffset';

/** A line of the list: a region, or one of its time zones. */
export type TimeZoneRow =
  | { kind: 'region'; key: string; region: string; count: number; open: boolean }
  | { kind: 'zone'; key: string; zone: TimeZone };

const regionKey = (region: string): string => `region ${region}`;

/** Words that are looked for in offsets too: GMT+5, +05:30, -3. Making every offset takes a while. */
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
  /** What is looked for; while there is something, every region that has it is open. */
  text: string;
  opened: ReadonlySet<string>;
  /** Today, in milliseconds. */
  now: number;
}

/** The lines that are to be seen. */
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

/** Where a line is, when the one that was is no more: the first that can be chosen, else the first. */
export function rowAt(rows: readonly TimeZoneRow[], key: string, wanting: boolean): number {
  const same = rows.findIndex((row) => row.key === key);
  if (same >= 0) return same;
  return wanting
    ? Math.max(
        0,
        rows.findIndex(({ kind }) => kind === 'zone'),
      )
    : 0;
}

/** The line of the region that a line is in. */
export const regionRow = (rows: readonly TimeZoneRow[], at: number): TimeZoneRow | undefined =>
  rows.slice(0, at + 1).findLast(({ kind }) => kind === 'region');
