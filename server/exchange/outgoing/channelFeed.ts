import { setImmediate as otherWork } from 'node:timers/promises';
import type { FeedFormat } from '@contract/channelExchange';
import { limits, times } from '@contract/limits';
import type { NewsAttachment, NewsDocument } from '@contract/newsml/newsDocument';
import type { OutgoingEntry, OutgoingFeed } from '@server/engine/feeds/writing/outgoingFeed';
import { writeAtom } from '@server/engine/feeds/writing/writeAtom';
import { writeJsonFeed } from '@server/engine/feeds/writing/writeJsonFeed';
import { summaryOf } from '@server/engine/feeds/plainText';
import { readNewsItem } from '@server/engine/newsml/newsItem';
import { writeNewsMessage } from '@server/engine/newsml/newsMessage';
import { signFilesIn } from '@server/files/fileAddress';
import type { Deps } from '@server/http/deps';
import type { FeedRow } from '../settings/repository';
import { attachedFiles } from './attachedFiles';
import { feedUrl } from '../settings/feedUrls';
import { outgoingArticles, type OutgoingRow } from './repository';

/** A tag URI (RFC 4151) of this installation. */
const tagUri = (publicUrl: string, path: string): string => `tag:${new URL(publicUrl).hostname},2026:${path}`;

/** The articles of a channel's feed, without old ones if their bodies are long, and its last change. */
export async function readFeedArticles({ db, clock }: Deps, feed: FeedRow) {
  const withdrawnSince = new Date(clock().getTime() - limits.outgoingWithdrawnDays * times.dayMs);
  const rows = await outgoingArticles(db, { sourceId: feed.source_id, limit: limits.outgoingArticles, withdrawnSince });
  let characters = 0;
  const articles = rows.filter(({ bodyHtml, withdrawnAt }) => {
    if (withdrawnAt === null) characters += bodyHtml.length;
    return characters <= limits.outgoingCharacters;
  });
  return { articles, changed: articles[0]?.changed ?? feed.created_at };
}

/**
 * The version of an article that others get. Each publication counts twice, so that a withdrawal has a version between
 * the one that it withdraws and the next: readers ignore a version that they have seen.
 */
const outgoingVersion = ({ itemVersion, withdrawnAt }: OutgoingRow): number =>
  2 * itemVersion - (withdrawnAt === null ? 1 : 0);

interface Written {
  feed: FeedRow;
  token: string;
  articles: readonly OutgoingRow[];
  changed: Date;
}

/** Writes a channel's feed in one format. Pictures and attached files have the addresses of published articles. */
export function writeFeed(deps: Deps, format: FeedFormat, written: Written): Promise<string> {
  return format === 'xml' ? newsMessageOf(deps, written) : syndicated(deps, format, written);
}

async function syndicated(deps: Deps, format: 'atom' | 'json', { feed, token, articles, changed }: Written) {
  const { publicUrl } = deps.config;
  const entries: OutgoingEntry[] = [];
  for (const article of articles) entries.push(await entryOf(deps, feed, article));
  const outgoing: OutgoingFeed = {
    id: tagUri(publicUrl, `channel/${feed.source_id}`),
    title: feed.name,
    description: '',
    homepage: `${publicUrl}/`,
    url: feedUrl(publicUrl, token, format),
    publisher: feed.department_name,
    copyright: `© ${changed.getUTCFullYear()} ${feed.department_name}`,
    updated: changed.toISOString(),
    entries,
  };
  return format === 'atom' ? writeAtom(outgoing) : writeJsonFeed(outgoing);
}

/** Feed readers keep what they have read: its pictures can be loaded as long as those of a mail. */
const signedHtml = (deps: Deps, feed: FeedRow, { bodyHtml }: OutgoingRow): Promise<string> =>
  signFilesIn(deps, feed.department_id ?? '', bodyHtml, times.publishedFileAddressSeconds);

async function entryOf(deps: Deps, feed: FeedRow, article: OutgoingRow): Promise<OutgoingEntry> {
  await otherWork();
  const { publicUrl } = deps.config;
  const { by, authors } = readNewsItem(article.document);
  const files = await attachedFiles(deps, feed, article);
  return {
    id: tagUri(publicUrl, `article/${article.articleId}`),
    url: `${publicUrl}/landing-article/${article.itemId}/${article.itemVersion}`,
    title: article.headline,
    summary: summaryOf(article.description),
    html: await signedHtml(deps, feed, article),
    authors: by === '' ? authors : [by],
    language: article.language,
    published: article.published.toISOString(),
    updated: article.changed.toISOString(),
    categories: [...(article.categoryName === null ? [] : [article.categoryName]), ...article.keywords],
    // A file of this server was signed when the article was published.
    image: article.imageUrl,
    enclosures: files.map(({ url, contentType, size }) => ({ url, type: contentType, length: size })),
    isCanceled: article.withdrawnAt !== null,
  };
}

async function newsMessageOf(deps: Deps, { feed, articles, changed }: Written): Promise<string> {
  const { publicUrl } = deps.config;
  const documents: NewsDocument[] = [];
  for (const article of articles) documents.push(await documentOf(deps, feed, article));
  return writeNewsMessage(
    {
      sender: new URL(publicUrl).hostname,
      origin: feed.name,
      sent: changed.toISOString(),
      transmitId: `${feed.source_id}-${changed.getTime()}`,
      documents,
    },
    { withNitf: true },
  );
}

async function documentOf(deps: Deps, feed: FeedRow, article: OutgoingRow): Promise<NewsDocument> {
  await otherWork();
  const document = readNewsItem(article.document);
  const isCanceled = article.withdrawnAt !== null;
  return {
    ...document,
    guid: tagUri(deps.config.publicUrl, `article/${article.articleId}`),
    version: outgoingVersion(article),
    versionCreated: article.changed.toISOString(),
    firstCreated: article.published.toISOString(),
    pubStatus: isCanceled ? 'canceled' : 'usable',
    bodyHtml: isCanceled ? '' : await signedHtml(deps, feed, article),
    description: isCanceled ? [] : document.description,
    attachments: isCanceled ? [] : await attachmentsOf(deps, feed, article, document),
  };
}

/** Links and files. Other articles can be opened only in this installation. */
async function attachmentsOf(
  deps: Deps,
  feed: FeedRow,
  article: OutgoingRow,
  { attachments }: NewsDocument,
): Promise<NewsAttachment[]> {
  const files = await attachedFiles(deps, feed, article);
  return [
    ...attachments.filter(({ type }) => type === 'link'),
    ...files.map(({ id, url, headline, contentType, size }) => ({
      type: 'file' as const,
      id,
      headline,
      description: '',
      link: url,
      previewPath: '',
      contentType,
      size,
    })),
  ];
}
