import type { ArticleMetadata } from '../analyzer/articleText';

export type MetadataField = keyof ArticleMetadata;
/** The names that an item gives in each field, as the source writes them. */
export type ItemMetadata = Record<MetadataField, string[]>;

export interface Enclosure {
  url: string;
  /** Media type; empty where the feed does not say. */
  type: string;
  /** Bytes; null where the feed does not say. */
  length: number | null;
}

/** An article as a feed gives it, cleaned and ready to be stored. */
export interface FeedItem {
  /** Names the item for good within its feed: the feed's own id, else derived from its link or its content. */
  guid: string;
  /** Absolute http(s) address without trackers; null where the feed gives none. */
  url: string | null;
  /** Plain text, one line. */
  headline: string;
  /** Plain text, at most 280 characters. */
  summary: string;
  /** Cleaned HTML: see clean.ts. */
  html: string;
  /** The words of `html` as plain text, a line a block. */
  text: string;
  author: string[];
  /** The publication an aggregating feed names for this item. */
  publication?: string;
  /** ISO 639-1 (or 639-2 where there is no other), lower case. */
  language: string;
  /** ISO 8601, UTC; never later than the time of reading; null where missing or unreadable. */
  published: string | null;
  updated: string | null;
  /** What the feed calls categories or tags, other than metadata. */
  categories: string[];
  image: { url: string } | null;
  enclosures: Enclosure[];
  related: { title: string; url: string }[];
  wordCount: number;
  /** SHA-256, hexadecimal: see versionHash.ts. */
  contentHash: string;
  metadata: ItemMetadata;
  /** Id of a content category, where the feed names one. */
  contentCategory?: string;
  /** Names by which `category:` finds the article, beside the content category's; see importArticles.ts. */
  categoryNames?: string[];
}

export interface FeedHints {
  /** Seconds that the feed asks to wait between readings: RSS `ttl`, RSS 1.0 `sy:`. */
  ttlSeconds: number | null;
}

export interface ParsedFeed {
  kind: 'feed';
  format: 'rss' | 'rdf' | 'atom' | 'json';
  title: string;
  /** The site that the feed belongs to. */
  homepage: string | null;
  description: string;
  language: string | null;
  hints: FeedHints;
  /** Newest first as far as dated, else in the feed's own order; one of each guid. */
  items: FeedItem[];
  /** Items found beyond the limit, and left out. */
  omitted: number;
}

export interface NotAFeed {
  kind: 'notAFeed';
  /** Whether it is a web page. */
  isPage: boolean;
  /** Feeds that the page announces. */
  suggestions: { title: string; url: string }[];
}

/** What a feed's own format says of an item, before cleaning. All texts as written, addresses not yet resolved. */
export interface RawItem {
  id: string;
  link: string;
  /** xml:base where the feed gives one. */
  base: string;
  titleHtml: string;
  contentHtml: string;
  /** Text without markup, where a format tells it apart. */
  contentText: string;
  summaryHtml: string;
  authors: string[];
  publication: string;
  language: string;
  published: string;
  updated: string;
  categories: { name: string; domain: string }[];
  keywords: string[];
  images: string[];
  enclosures: { url: string; type: string; length: string }[];
  related: { title: string; url: string }[];
}

export interface RawFeed {
  format: ParsedFeed['format'];
  title: string;
  homepage: string;
  description: string;
  language: string;
  ttlSeconds: number | null;
  /** How many items the document has. */
  found: number;
  items: RawItem[];
}

/** An item of which its feed says nothing; `base` as in `RawItem`. */
export const emptyRawItem = (base = ''): RawItem => ({
  id: '',
  link: '',
  base,
  titleHtml: '',
  contentHtml: '',
  contentText: '',
  summaryHtml: '',
  authors: [],
  publication: '',
  language: '',
  published: '',
  updated: '',
  categories: [],
  keywords: [],
  images: [],
  enclosures: [],
  related: [],
});
