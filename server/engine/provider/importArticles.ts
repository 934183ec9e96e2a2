import { createHash } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Check, Errors } from 'typebox/value';
import type { Db } from '@server/db/schema';
import { emptyRawItem, type FeedItem, type RawItem } from '../feeds/feedItem';
import { finishItem } from '../feeds/finishItem';
import { ingestItems } from '../feeds/ingest';

/** One line of a file: an article as JSON. Only `title` or a text is needed; unknown members are left alone. */
const ArticleLine = Type.Object({
  /** Names the article within its source; without it, its url, or its title and date. */
  id: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  source: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  url: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  summary: Type.Optional(Type.String()),
  html: Type.Optional(Type.String()),
  /** Used where there is no `html`. */
  text: Type.Optional(Type.String()),
  /** Any date that a feed may hold; without it, the time of the import. */
  published: Type.Optional(Type.String()),
  authors: Type.Optional(Type.Array(Type.String())),
  language: Type.Optional(Type.String()),
  categories: Type.Optional(Type.Array(Type.String())),
  keywords: Type.Optional(Type.Array(Type.String())),
});
type ArticleLine = Static<typeof ArticleLine>;

export interface ArticlesImported {
  added: number;
  /** Articles that were there already in other words: a new version each. */
  changed: number;
  unchanged: number;
}

const BATCH = 200;
const DEFAULT_SOURCE = 'Imported';
const FALLBACK_BASE = 'https://localhost/';

/**
 * Stores articles as JSON lines for every department to find, each under a source of the provider's of the name given.
 * Nobody is alerted: they are past. Importing a file again makes nothing twice. Throws with the line's number at the
 * first that is no article; what came before it stays.
 */
export async function importArticles(
  db: Db,
  lines: AsyncIterable<string>,
  receivedAt: Date,
): Promise<ArticlesImported> {
  const result: ArticlesImported = { added: 0, changed: 0, unchanged: 0 };
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
    const article = readLine(line, number);
    const item = finishItem(toRawItem(article), { base: article.url ?? FALLBACK_BASE, language: null, receivedAt });
    if (!item) throw new Error(`Line ${number}: an article needs a title or a text.`);
    const source = article.source ?? DEFAULT_SOURCE;
    const items = waiting.get(source) ?? new Map<string, FeedItem>();
    waiting.set(source, items.set(item.guid, item));
    if (items.size >= BATCH) await store(source, items);
  }
  for (const [source, items] of waiting) if (items.size > 0) await store(source, items);
  return result;
}

function readLine(line: string, number: number): ArticleLine {
  let content: unknown;
  try {
    content = JSON.parse(line);
  } catch {
    throw new Error(`Line ${number}: not JSON.`);
  }
  if (Check(ArticleLine, content)) return content;
  const [fault] = Errors(ArticleLine, content);
  throw new Error(`Line ${number}: ${fault?.instancePath ?? ''} ${fault?.message ?? 'no article'}`);
}

function toRawItem(article: ArticleLine): RawItem {
  return {
    ...emptyRawItem(),
    id: String(article.id ?? ''),
    link: article.url ?? '',
    titleHtml: article.title ?? '',
    contentHtml: article.html ?? '',
    contentText: article.text ?? '',
    summaryHtml: article.summary ?? '',
    authors: article.authors ?? [],
    language: article.language ?? '',
    published: article.published ?? '',
    categories: (article.categories ?? []).map((name) => ({ name, domain: '' })),
    keywords: article.keywords ?? [],
  };
}

async function ensureSource(db: Db, name: string): Promise<string> {
  const id = `s-${createHash('sha256').update(`import:${name}`).digest('hex').slice(0, 16)}`;
  await db
    .insertInto('source')
    .values({ id, name, type: 'PUBLICATION' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ removed_at: null }))
    .execute();
  return id;
}
