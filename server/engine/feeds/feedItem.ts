import type { ArticleMetadata } from '../analyzer/articleText';

export type MetadataField = keyof ArticleMetadata;
/** The names that an item gives in each metadata field, as the source spells them. */
export type ItemMetadata = Record<MetadataField, string[]>;

export interface Enclosure {
  url: string;
  /** The media type; empty if the feed doesn't state it. */
  type: string;
  /** In bytes; null if the feed doesn't state it. */
  length: number | null;
  title?: string;
}

/** An article of a feed, cleaned and ready to be stored. */
export interface FeedItem {
  /**
   * Permanently identifies the item within its feed: the feed's own id, otherwise derived from the link or the content.
   */
  guid: string;
  /** An absolute http(s) URL without tracking parameters; null if the feed gives none. */
  url: string | null;
  /** Plain text on one line. */
  headline: string;
  /** Plain text, at most 280 characters. */
  summary: string;
  /** Sanitized HTML; see cleanHtml.ts. */
  html: string;
  /** The text of `html`, one line per block. */
  text: string;
  author: string[];
  /** The publication that an aggregating feed states for this item. */
  publication?: string;
  /** ISO 639-1 (or 639-2 where there is no other), lower case. */
  language: string;
  /** ISO 8601, UTC, never later than the time of reading; null if missing or invalid. */
  published: string | null;
  updated: string | null;
  /** The feed's tags: its categories without those that are stored in `metadata` or as `contentCategory`. */
  categories: string[];
  image: { url: string } | null;
  enclosures: Enclosure[];
  related: { title: string; url: string }[];
  wordCount: number;
  /** SHA-256 in hexadecimal; see versionHash.ts. */
  contentHash: string;
  /** The hash by which earlier releases stored the same content: see `earlierVersionHash`. */
  earlierHash?: string;
  metadata: ItemMetadata;
  /** The id of a content category, if the feed names one. */
  contentCategory?: string;
  /** Further names for `category:`, in addition to the content category's; see importArticles.ts. */
  categoryNames?: string[];
  /** The ids of the topics that an own article is published into; no feed sets it. */
  publishedTo?: string[];
}

interface FeedHints {
  /** The feed's requested interval between readings in seconds: RSS `ttl`, RSS 1.0 `sy:`. */
  ttlSeconds: number | null;
}

export interface ParsedFeed {
  kind: 'feed';
  format: 'rss' | 'rdf' | 'atom' | 'json';
  title: string;
  /** The website of the feed. */
  homepage: string | null;
  description: string;
  /** The address of the picture by which the feed presents itself. */
  image: string | null;
  language: string | null;
  hints: FeedHints;
  /** Newest first if dated, otherwise in the feed's order; all guids are different. */
  items: FeedItem[];
  /** The number of items beyond the limit, which were left out. */
  omitted: number;
}

export interface NotAFeed {
  kind: 'notAFeed';
  /** True if the document is a web page. */
  isPage: boolean;
  /** Feeds that the page links to. */
  suggestions: { title: string; url: string }[];
}

/** An item as its format's reader found it, before cleaning. Texts are as written, URLs unresolved. */
export interface RawItem {
  id: string;
  link: string;
  /** xml:base, if the feed has one. */
  base: string;
  titleHtml: string;
  contentHtml: string;
  /** Text without markup, if the format distinguishes it. */
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
  image: string;
  language: string;
  ttlSeconds: number | null;
  /** The number of items in the document. */
  found: number;
  items: RawItem[];
}

/** An empty item; `base` as in `RawItem`. */
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
