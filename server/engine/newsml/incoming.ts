import type { FeedItem, RawItem } from '../feeds/feedItem';

/** What a provider wants done with an item. `withheld` also covers drafts and unknown statuses. */
type IncomingStatus = 'usable' | 'withheld' | 'canceled';

/** What items and packages have in common. */
interface IncomingBasics {
  version: number;
  /** False if the document states no version, which is then 1. */
  isVersioned: boolean;
  status: IncomingStatus;
  /** ISO 8601, UTC; an empty string means held without end, null not held. It may be in the past. */
  heldUntil: string | null;
  slugline: string;
  /** A note between editors, at times with phone numbers: never shown to readers. */
  edNote: string;
  /** Warnings about the document, for the administrators of the channel. */
  warnings: string[];
}

/** A text, picture, or other single item of a provider. */
export interface IncomingItem extends IncomingBasics {
  kind: 'item';
  /** As `ingestItems` takes it. The authors are the creators, or if there are none, the people of the byline. */
  item: FeedItem;
  /** IPTC's nature of a news item without its alias: text, picture, video, … */
  itemClass: string;
  /** As written, such as "By Ada Admin in Geneva". */
  byline: string;
}

/** A list of items that a provider puts together. */
export interface IncomingPackage extends IncomingBasics {
  kind: 'package';
  guid: string;
  headline: string;
  /** In the package's order, groups within groups in their place. `version` is null if any is meant. */
  itemRefs: { guid: string; version: number | null; href: string; title: string }[];
}

export type IncomingDocument = IncomingItem | IncomingPackage;

/** An item as its format's reader found it, before cleaning. */
export interface RawIncomingItem extends IncomingBasics {
  kind: 'item';
  raw: RawItem;
  itemClass: string;
  byline: string;
}

export type RawIncoming = RawIncomingItem | IncomingPackage;

/** The version number of a text; 1 and a warning if it isn't a positive number. */
export function readVersion(text: string, warnings: string[]): number {
  if (text === '') return 1;
  const version = Number(text);
  if (Number.isSafeInteger(version) && version > 0) return version;
  warnings.push(`The version “${text.slice(0, 40)}” isn’t a positive number; 1 is used.`);
  return 1;
}

const statuses: Readonly<Record<string, IncomingStatus>> = {
  '': 'usable',
  usable: 'usable',
  withheld: 'withheld',
  embargoed: 'withheld',
  draft: 'withheld',
  canceled: 'canceled',
  cancelled: 'canceled',
  recalled: 'canceled',
  killed: 'canceled',
};

/** The status of a code with or without an alias. A missing one means usable; an unknown one is withheld. */
export function readStatus(code: string, warnings: string[]): IncomingStatus {
  const status =
    statuses[
      code
        .trim()
        .toLowerCase()
        .replace(/^.*[:/]/, '')
    ];
  if (status) return status;
  warnings.push(`The status “${code.slice(0, 40)}” is unknown; the document is withheld.`);
  return 'withheld';
}

/** The end of an embargo, from an element that is present. An empty or invalid date means without end. */
export function readEmbargo(text: string, warnings: string[]): string {
  const given = text.trim();
  if (given === '') return '';
  // Without a zone, Date would read the time in the server's zone.
  const hasZone = /(z|[+-]\d\d:?\d\d)$/i.test(given);
  const basic = given.replace(/^(\d{4})(\d\d)(\d\d)T?(\d\d)(\d\d)(\d\d)/i, '$1-$2-$3T$4:$5:$6');
  const date = new Date(hasZone || !basic.includes('T') ? basic.replace(/([+-]\d\d)(\d\d)$/, '$1:$2') : `${basic}Z`);
  if (Number.isNaN(date.getTime())) {
    warnings.push(`The embargo “${given.slice(0, 40)}” isn’t a date; the document is held indefinitely.`);
    return '';
  }
  if (!hasZone) warnings.push('The embargo has no time zone; UTC is used.');
  return date.toISOString();
}
