import { createHash } from 'node:crypto';
import { feedLimits } from '@contract/limits';
import { cleanHtml, textAsHtml } from './cleanHtml';
import { readFeedDate } from './feedDate';
import type { Enclosure, FeedItem, RawItem } from './feedItem';
import { detectLanguage, languageCode } from './detectLanguage';
import { webAddress } from './links';
import { distinctNames, sortCategories } from './metadata';
import { authorNames } from './authorNames';
import { countWords, plainText, summaryOf } from './plainText';
import { isTrackingImage } from './trackingImage';
import { hasTags, headlineText, readableHtml, storable } from './feedText';
import { earlierVersionHash, versionHash } from './versionHash';
import { decodeEntities } from './xmlTree';

/** The properties of the feed and the reading that an item needs. */
export interface ItemContext {
  /** The absolute URL that relative links are resolved against. */
  base: string;
  language: string | null;
  receivedAt: Date;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const asHtml = (content: string): string => {
  const readable = readableHtml(content);
  return hasTags(readable) ? readable : textAsHtml(decodeEntities(readable));
};

interface Body {
  html: string;
  text: string;
  /** True if the summary was used because there is no content. */
  isSummary: boolean;
}

/** The body of a feed item: its content, or its summary if there is no content. */
function bodyOf(raw: RawItem, base: string): Body {
  const candidates = [
    { html: asHtml(raw.contentHtml), isSummary: false },
    { html: textAsHtml(raw.contentText), isSummary: false },
    { html: asHtml(raw.summaryHtml), isSummary: true },
  ];
  for (const { html, isSummary } of candidates) {
    if (html === '') continue;
    const clean = storable(cleanHtml(html, base));
    const text = plainText(clean);
    if (text !== '' || clean.includes('<img')) return { html: clean, text, isSummary };
  }
  return { html: '', text: '', isSummary: true };
}

function firstImage(raw: RawItem, html: string, base: string): FeedItem['image'] {
  for (const candidate of raw.images) {
    const url = webAddress(candidate, base);
    if (url !== null && !isTrackingImage(url, {})) return { url: storable(url) };
  }
  const inText = /<img[^>]*\ssrc="([^"]+)"/.exec(html)?.[1];
  return inText === undefined ? null : { url: inText.replaceAll('&amp;', '&') };
}

function enclosuresOf(raw: RawItem, base: string): Enclosure[] {
  const found = raw.enclosures.flatMap(({ url, type, length }) => {
    const address = webAddress(url, base);
    const bytes = /^\d{1,15}$/.test(length.trim()) ? Number(length) : null;
    return address === null ? [] : [{ url: storable(address), type: storable(type).slice(0, 100), length: bytes }];
  });
  return [...new Map(found.map((enclosure) => [enclosure.url, enclosure])).values()].slice(
    0,
    feedLimits.parse.namesPerItem,
  );
}

function relatedOf(raw: RawItem, base: string): FeedItem['related'] {
  return raw.related.flatMap(({ title, url }) => {
    const address = webAddress(url, base);
    return address === null
      ? []
      : [{ title: storable(title).slice(0, feedLimits.parse.headlineLength), url: storable(address) }];
  });
}

/** Derived from the feed's id, the link, or headline and date, so it is stable as long as the feed keeps these. */
function guidOf(raw: RawItem, url: string | null, headline: string, text: string): string {
  const id = storable(raw.id).trim();
  if (id !== '') return id.length > feedLimits.parse.guidLength ? `sha256:${sha256(id)}` : id;
  if (url !== null && url.length <= feedLimits.parse.guidLength) return url;
  if (url !== null) return `sha256:${sha256(url)}`;
  return `sha256:${sha256(JSON.stringify([headline, raw.published || text]))}`;
}

const shortened = (text: string, length: number) => (text.length > length ? summaryOf(text, length) : text);

const short = (text: string) => text.slice(0, feedLimits.parse.shortText);
const long = (text: string) => text.slice(0, feedLimits.clean.htmlLength);

/** Truncates an item to the maximum size of an article, because later steps scan all its characters several times. */
function bounded(raw: RawItem): RawItem {
  const { listLength } = feedLimits.parse;
  return {
    ...raw,
    link: short(raw.link),
    base: short(raw.base),
    titleHtml: short(raw.titleHtml),
    contentHtml: long(raw.contentHtml),
    contentText: long(raw.contentText),
    summaryHtml: long(raw.summaryHtml),
    authors: raw.authors.slice(0, listLength).map(short),
    publication: short(raw.publication),
    categories: raw.categories
      .slice(0, listLength)
      .map(({ name, domain }) => ({ name: short(name), domain: short(domain) })),
    keywords: raw.keywords.slice(0, listLength).map(short),
    images: raw.images.slice(0, listLength),
    enclosures: raw.enclosures.slice(0, listLength),
    related: raw.related.slice(0, listLength),
  };
}

/**
 * Converts an item from a format's reader to the stored form: cleaned, with absolute URLs, date, and language. Returns
 * null if the item is empty.
 */
export function finishItem(given: RawItem, context: ItemContext): FeedItem | null {
  const raw = bounded(given);
  const linkBase =
    raw.base && URL.canParse(raw.base, context.base) ? new URL(raw.base, context.base).href : context.base;
  const link = raw.link === '' ? null : webAddress(raw.link, linkBase);
  const url = link === null ? null : storable(link);
  const base = raw.base ? linkBase : (url ?? linkBase);
  const { html, text, isSummary } = bodyOf(raw, base);
  const title = shortened(storable(headlineText(raw.titleHtml)), feedLimits.parse.headlineLength);
  const headline = title || summaryOf(text, 100) || url || '';
  const enclosures = enclosuresOf(raw, base);
  if (headline === '' && enclosures.length === 0) return null;
  const image = firstImage(raw, html, base);
  const ownSummary = isSummary ? '' : storable(plainText(readableHtml(raw.summaryHtml)));
  const { metadata, contentCategory, tags } = sortCategories({
    categories: raw.categories.map(({ name, domain }) => ({ name: storable(headlineText(name)), domain })),
    keywords: raw.keywords.map((name) => storable(headlineText(name))),
  });
  const author = distinctNames(authorNames(raw.authors.map(storable)));
  const names = [...Object.values(metadata).flat(), ...tags, contentCategory ?? ''];
  const published = readFeedDate(raw.published, context.receivedAt);
  const updated = readFeedDate(raw.updated, context.receivedAt);
  const publication = storable(headlineText(raw.publication)).slice(0, feedLimits.parse.nameLength);
  return {
    guid: guidOf(raw, url, headline, text),
    url,
    headline: headline || 'Untitled',
    summary: ownSummary === '' ? summaryOf(text) : summaryOf(ownSummary, feedLimits.clean.descriptionLength),
    html,
    text,
    author,
    ...(publication === '' || /^https?:/.test(publication) ? {} : { publication }),
    language: languageCode(raw.language) ?? detectLanguage(`${headline}\n${text}`) ?? context.language ?? 'en',
    published: published ?? updated,
    updated,
    categories: tags,
    image,
    enclosures,
    related: relatedOf(raw, base),
    wordCount: countWords(text),
    contentHash: versionHash({ headline, html, text, image, description: ownSummary, author, names }),
    earlierHash: earlierVersionHash({ headline, html, text, image }),
    metadata,
    ...(contentCategory === undefined ? {} : { contentCategory }),
  };
}
