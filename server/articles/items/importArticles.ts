import { createHash } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { isOneLine, oneLineText } from '@contract/oneLine';
import type { Db } from '@server/db/schema';
import { emptyRawItem, type FeedItem, type RawItem } from '@server/engine/feeds/feedItem';
import { finishItem } from '@server/engine/feeds/finishItem';
import { upsertPublication } from '@server/channels/sources/sourceWrites';
import { ingestItems } from './ingest';
import { isRecord } from '@server/engine/isRecord';

const NamesOrOne = Type.Union([Type.String(), Type.Array(Type.String())]);

/** One line of the file: an article as JSON. Requires `title` or a text; ignores unknown and empty members. */
const ArticleLine = Type.Object({
  /** Identifies the article within its source. Default: its url, or its title and date. */
  id: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  source: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  url: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  summary: Type.Optional(Type.String()),
  html: Type.Optional(Type.String()),
  /** Used if there is no `html`. */
  text: Type.Optional(Type.String()),
  /** Any date format that feeds use. If it is missing or invalid, the time of the import is used. */
  published: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  authors: Type.Optional(NamesOrOne),
  language: Type.Optional(Type.String()),
  categories: Type.Optional(NamesOrOne),
  keywords: Type.Optional(NamesOrOne),
});
type ArticleLine = Static<typeof ArticleLine>;

/** The names of the same members in other archives. */
const otherNames = { id: '_id', title: 'headline', text: 'body', published: 'date' } as const;

interface ArticlesImported {
  added: number;
  /** The number of existing articles that got a new version because their content changed. */
  changed: number;
  unchanged: number;
  /** The number of lines that aren't valid articles. */
  refused: number;
  /** The reasons for the first rejected lines, with their line numbers. */
  errors: string[];
}

const BATCH = 200;
const DEFAULT_SOURCE = 'Imported';
const FALLBACK_BASE = 'https://localhost/';
const MAX_ERRORS_LISTED = 20;

class LineError extends Error {}

/**
 * Imports articles from JSON lines. Every department can find them, each under a provider source with the given name.
 * They cause no alerts, because they are old. Importing a file twice creates no duplicates. Invalid lines are skipped
 * and reported with their line number.
 */
export async function importArticles(
  db: Db,
  lines: AsyncIterable<string>,
  receivedAt: Date,
): Promise<ArticlesImported> {
  const result: ArticlesImported = { added: 0, changed: 0, unchanged: 0, refused: 0, errors: [] };
  const waiting = new Map<string, Map<string, FeedItem>>();
  const store = async (source: string, items: Map<string, FeedItem>) => {
    const sourceId = await ensureSource(db, source);
    const batch = { sourceId, items: [...items.values()], receivedAt, isPast: true };
    const { created, updated, unchanged } = await ingestItems(db, batch);
    result.added += created;
    result.changed += updated;
    result.unchanged += unchanged;
    items.clear();
  };
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    const read = readItem(number === 1 ? line.replace(/^\uFEFF/, '') : line, receivedAt);
    if (read instanceof LineError) {
      result.refused += 1;
      if (result.errors.length < MAX_ERRORS_LISTED) result.errors.push(`Line ${number}: ${read.message}`);
      continue;
    }
    const { source, item } = read;
    const items = waiting.get(source) ?? new Map<string, FeedItem>();
    waiting.set(source, items);
    // An article with the same id is a further version, so the earlier one must be stored first.
    if (items.size >= BATCH || items.has(item.guid)) await store(source, items);
    items.set(item.guid, item);
  }
  for (const [source, items] of waiting) if (items.size > 0) await store(source, items);
  return result;
}

function readItem(line: string, receivedAt: Date): { source: string; item: FeedItem } | LineError {
  const article = readLine(line);
  if (article instanceof LineError) return article;
  const item = finishItem(toRawItem(article), { base: article.url ?? FALLBACK_BASE, language: null, receivedAt });
  return item
    ? { source: article.source ?? DEFAULT_SOURCE, item: { ...item, categoryNames: item.categories } }
    : new LineError('An article needs a title or text.');
}

function readLine(line: string): ArticleLine | LineError {
  let content: unknown;
  try {
    content = JSON.parse(line);
  } catch {
    return new LineError('Not JSON. Each line must be one article: {"id": "…", "text": "…"}');
  }
  if (!isRecord(content)) return new LineError('Not a JSON object.');
  const given = withUsualNames(content);
  if (Check(ArticleLine, given)) {
    const { source = '' } = given;
    return isOneLine(source) ? given : new LineError(`/source ${JSON.stringify(source)}: ${oneLineText}`);
  }
  const [error] = Errors(ArticleLine, given);
  return new LineError(`${error?.instancePath ?? ''} ${error?.message ?? 'Not an article'}`);
}

/** Members with the value null are treated as missing. */
function withUsualNames(content: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null));
  for (const [name, other] of Object.entries(otherNames)) given[name] ??= given[other];
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

const listOf = (names: string | string[] = []): string[] => (typeof names === 'string' ? [names] : names);

function toRawItem(article: ArticleLine): RawItem {
  return {
    ...emptyRawItem(),
    id: String(article.id ?? ''),
    link: article.url ?? '',
    titleHtml: article.title ?? '',
    contentHtml: article.html ?? '',
    contentText: article.text ?? '',
    summaryHtml: article.summary ?? '',
    authors: listOf(article.authors),
    language: article.language ?? '',
    published: String(article.published ?? ''),
    categories: listOf(article.categories).map((name) => ({ name, domain: '' })),
    keywords: listOf(article.keywords),
  };
}

async function ensureSource(db: Db, name: string): Promise<string> {
  const id = `s-${createHash('sha256').update(`import:${name}`).digest('hex').slice(0, 16)}`;
  await upsertPublication(db, { id, name });
  return id;
}
