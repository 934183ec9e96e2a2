import { createHash } from 'node:crypto';
import { noMetadata } from '@server/engine/analyzer/articleText';
import type { Db } from '@server/db/schema';
import type { FeedItem } from '@server/engine/feeds/feedItem';
import { channelIdPrefix } from '@contract/limits';
import type { BuiltDepartment } from './userBuilders';

let made = 0;

/** An item as the parser returns it, with default values for what a test does not set. */
export function feedItem(parts: Partial<FeedItem> = {}): FeedItem {
  const guid = parts.guid ?? `guid-${String(++made)}`;
  const headline = parts.headline ?? 'A headline';
  const text = parts.text ?? 'Some words about it.';
  return {
    guid,
    url: `https://news.example/${guid}`,
    headline,
    summary: text,
    html: `<p>${text}</p>`,
    text,
    author: [],
    language: 'en',
    published: '2026-11-20T08:00:00.000Z',
    updated: null,
    categories: [],
    image: null,
    enclosures: [],
    related: [],
    wordCount: 4,
    contentHash: createHash('sha256').update(`${headline} ${text}`).digest('hex'),
    metadata: noMetadata(),
    ...parts,
  };
}

interface BuiltChannel {
  id: string;
  url: string;
}

/** A department's channel, due now. */
export async function createChannel(
  db: Db,
  department: BuiltDepartment,
  {
    url = 'https://feeds.example/rss',
    name = 'A channel',
    dueAt = new Date(0),
  }: { url?: string; name?: string; dueAt?: Date } = {},
): Promise<BuiltChannel> {
  const id = `${channelIdPrefix}${String(++made)}`;
  await db.insertInto('source').values({ id, department_id: department.id, name, type: 'CHANNEL' }).execute();
  await db.insertInto('feed').values({ source_id: id, url, next_read_at: dueAt }).execute();
  return { id, url };
}
