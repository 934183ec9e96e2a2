import { createHash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import { feedLimits } from '@contract/limits';
import { announcedFeeds } from './announcedFeeds';
import { readAtom } from './atomFeed';
import { decodeText } from './decodeText';
import { readFeedDate } from './feedDate';
import type { FeedItem, NotAFeed, ParsedFeed, RawFeed, RawItem } from './feedItem';
import { finishItem, type ItemContext } from './finishItem';
import { readJsonFeed } from './jsonFeed';
import { languageCode } from './detectLanguage';
import { webAddress } from './links';
import { summaryOf } from './plainText';
import { readRss } from './rssFeed';
import { headlineText, storable } from './feedText';
import { childrenOf, descendants } from './xmlContent';
import { readXmlTree, type XmlElement } from './xmlTree';

export interface FeedDocument {
  bytes: Buffer;
  /** The Content-Type header; may be empty. */
  contentType: string;
  /** The URL after redirects, against which relative URLs are resolved. */
  url: string;
  receivedAt: Date;
}

const looksLikeItem = (element: XmlElement) =>
  (element.name === 'item' || element.name === 'entry') &&
  (childrenOf(element, 'title').length > 0 || childrenOf(element, 'link').length > 0);

function readXmlFeed(text: string, url: string): RawFeed | null {
  const tree = readXmlTree(text, url);
  const named = descendants(
    tree,
    ({ name, vocabulary }) => vocabulary === 'core' && ['rss', 'rdf', 'feed', 'channel', 'entry'].includes(name),
  )[0];
  if (named?.name === 'feed') return readAtom(named);
  if (named?.name === 'entry') return readAtom(tree);
  if (named) return readRss(named.name === 'channel' ? tree : named);
  // The beginning of the document is missing; the rest may still contain items.
  const isPage = descendants(tree, ({ name }) => name === 'html' || name === 'body').length > 0;
  return !isPage && descendants(tree, looksLikeItem).length > 0 ? readRss(tree) : null;
}

const contextOf = (raw: RawFeed, { url, receivedAt }: FeedDocument) => {
  const homepage = raw.homepage === '' ? null : webAddress(raw.homepage, url);
  const base = raw.format === 'atom' || homepage === null ? url : homepage;
  const image = raw.image === '' ? null : webAddress(raw.image, homepage ?? url);
  return { homepage, image, item: { base, language: languageCode(raw.language), receivedAt } };
};

/** The newest items; items without a date count as new. */
function newest(items: RawItem[], receivedAt: Date): RawItem[] {
  if (items.length <= feedLimits.parse.items) return items;
  const now = receivedAt.toISOString();
  const dated = items.map((item) => ({ item, date: readFeedDate(item.published || item.updated, receivedAt) ?? now }));
  dated.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  return dated.slice(0, feedLimits.parse.items).map(({ item }) => item);
}

const changed = (item: FeedItem) => item.updated ?? item.published ?? '';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

function grouped(items: FeedItem[], keyOf: (item: FeedItem) => string): Map<string, FeedItem[]> {
  const groups = new Map<string, FeedItem[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/**
 * Makes guids unique. Items with the same guid (some feeds give all items one id) are distinguished by link, or by headline
 * if they have no link or the guid is the link itself. Each different item gets the guid plus a hash; of equal items the
 * latest is kept.
 */
function distinctItems(items: FeedItem[]): FeedItem[] {
  const groups = grouped(items, ({ guid }) => guid);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length === 1) return group;
    const byLink = group.some(({ guid, url }) => guid === url);
    const markOf = (item: FeedItem) => (byLink ? item.headline : (item.url ?? item.headline));
    const marks = grouped(group, markOf);
    return [...marks].map(([mark, same]) => {
      const latest = same.reduce((best, item) => (changed(item) > changed(best) ? item : best));
      return marks.size === 1 ? latest : { ...latest, guid: `${latest.guid.slice(0, 400)}#${sha256(mark)}` };
    });
  });
}

/** Keeps the first of several items with the same URL and content but different ids. */
function withoutTwins(items: FeedItem[]): FeedItem[] {
  const seen = new Set<string>();
  return items.filter(({ url, contentHash }) => {
    const identity = `${contentHash} ${url ?? ''}`;
    if (url === null) return true;
    return seen.has(identity) ? false : seen.add(identity);
  });
}

const dateOrder = (a: FeedItem, b: FeedItem) => {
  if (a.published === null || b.published === null || a.published === b.published) return 0;
  return a.published < b.published ? 1 : -1;
};

async function finishItems(raws: RawItem[], context: ItemContext): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for (const raw of raws) {
    const item = finishItem(raw, context);
    if (item) items.push(item);
    // Cleaning takes milliseconds per item, so the event loop runs other work in between.
    await otherWork();
  }
  return items;
}

async function finishFeed(raw: RawFeed, document: FeedDocument): Promise<ParsedFeed> {
  const context = contextOf(raw, document);
  const chosen = newest(raw.items, document.receivedAt);
  const items = withoutTwins(distinctItems(await finishItems(chosen, context.item)));
  const allDated = items.every(({ published }) => published !== null);
  return {
    kind: 'feed',
    format: raw.format,
    title: storable(headlineText(raw.title)).slice(0, feedLimits.parse.headlineLength),
    homepage: context.homepage,
    description: storable(summaryOf(headlineText(raw.description))),
    image: context.image,
    language: context.item.language,
    hints: { ttlSeconds: raw.ttlSeconds },
    items: allDated ? items.sort(dateOrder) : items,
    omitted: raw.found - chosen.length,
  };
}

/**
 * Parses a feed of any format: RSS 0.9x, 1.0, 2.0, Atom 0.3, 1.0, JSON Feed 1.x, including malformed ones. Loads
 * nothing and expands no entities defined in the document (no XXE, no entity expansion); the number of items and the
 * nesting are limited. Never throws: if the document isn't a feed, the result says so and lists the feeds that the page
 * links to.
 */
export async function parseFeed(document: FeedDocument): Promise<ParsedFeed | NotAFeed> {
  const decoded = decodeText(document.bytes, document.contentType).text;
  const text = decoded.replaceAll('\u0000', '');
  const start = text.trimStart();
  const raw = start.startsWith('{') || start.startsWith('[') ? readJsonFeed(start) : readXmlFeed(text, document.url);
  if (raw) return finishFeed(raw, document);
  const isPage = /<(!doctype html|html|head|body)\b/i.test(text);
  return { kind: 'notAFeed', isPage, suggestions: isPage ? announcedFeeds(text, document.url) : [] };
}
