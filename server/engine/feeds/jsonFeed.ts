import { feedLimits } from '@contract/limits';
import { isRecord } from '../isRecord';
import { emptyRawItem, type RawFeed, type RawItem } from './feedItem';

type Fields = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function textIn(fields: Fields, ...names: string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return '';
}

const peopleIn = (fields: Fields): string[] =>
  [...listOf(fields.authors), fields.author].map((author) =>
    isRecord(author) ? textIn(author, 'name') : typeof author === 'string' ? author : '',
  );

function jsonItem(item: Fields, feedAuthors: string[]): RawItem {
  const authors = peopleIn(item).filter((name) => name !== '');
  const external = textIn(item, 'external_url');
  const url = textIn(item, 'url');
  return {
    ...emptyRawItem(),
    id: textIn(item, 'id', 'guid'),
    link: url || external,
    titleHtml: textIn(item, 'title'),
    contentHtml: textIn(item, 'content_html'),
    contentText: textIn(item, 'content_text'),
    summaryHtml: textIn(item, 'summary'),
    authors: authors.length > 0 ? authors : feedAuthors,
    language: textIn(item, 'language'),
    published: textIn(item, 'date_published', 'published'),
    updated: textIn(item, 'date_modified', 'modified'),
    categories: listOf(item.tags).map((tag) => ({ name: typeof tag === 'string' ? tag : '', domain: '' })),
    images: [textIn(item, 'image'), textIn(item, 'banner_image')],
    enclosures: listOf(item.attachments)
      .filter(isRecord)
      .map((file) => ({
        url: textIn(file, 'url'),
        type: textIn(file, 'mime_type'),
        length: textIn(file, 'size_in_bytes'),
      })),
    related: url && external ? [{ title: '', url: external }] : [],
  };
}

/** True if brackets and values don't exceed the limits for feeds. `JSON.parse` takes seconds for a million brackets. */
export function isWithinLimits(text: string): boolean {
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    else if (character === ',') values += 1;
    if (depth > feedLimits.parse.depth || values > feedLimits.parse.jsonValues) return false;
  }
  return true;
}

function parsed(text: string): unknown {
  if (!isWithinLimits(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Extracts the complete objects of a list from a truncated or damaged file. */
function objectsIn(text: string, from: number): Fields[] {
  const found: Fields[] = [];
  let depth = 0;
  let start = 0;
  let inString = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth < 0) break;
      const object = depth === 0 ? parsed(text.slice(start, at + 1).replace(/\p{Cc}/gu, ' ')) : undefined;
      if (isRecord(object)) found.push(object);
    } else if (character === ']' && depth === 0) break;
  }
  return found;
}

function salvaged(text: string): Fields | null {
  const list = /"items"\s*:\s*\[/.exec(text);
  if (!list) return null;
  const items = objectsIn(text, list.index + list[0].length);
  const title = parsed(/"title"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(text.slice(0, list.index))?.[1] ?? '');
  return items.length > 0 ? { items, title } : null;
}

/**
 * Reads JSON Feed 1.0 and 1.1 (jsonfeed.org). From a damaged file, the complete items are returned. Returns null if the
 * text isn't a JSON feed.
 */
export function readJsonFeed(text: string): RawFeed | null {
  const value = parsed(text);
  const feed = isRecord(value) ? value : salvaged(text);
  if (!feed || !Array.isArray(feed.items)) return null;
  const authors = peopleIn(feed).filter((name) => name !== '');
  const items = feed.items.filter(isRecord);
  return {
    format: 'json',
    title: textIn(feed, 'title'),
    homepage: textIn(feed, 'home_page_url'),
    description: textIn(feed, 'description'),
    image: textIn(feed, 'icon') || textIn(feed, 'favicon'),
    language: textIn(feed, 'language'),
    ttlSeconds: null,
    found: items.length,
    items: items.slice(0, feedLimits.parse.itemsRead).map((item) => jsonItem(item, authors)),
  };
}
