import { withdrawnText, type OutgoingEntry, type OutgoingFeed } from './outgoingFeed';

/** JSON.stringify leaves out members that are undefined. */
const filled = (text: string): string | undefined => (text === '' ? undefined : text);
const people = (names: readonly string[]) => (names.length === 0 ? undefined : names.map((name) => ({ name })));

const withdrawn = ({ id, url, published, updated }: OutgoingEntry) => ({
  id,
  url,
  title: withdrawnText,
  content_text: withdrawnText,
  date_published: published,
  date_modified: updated,
  // Extensions begin with an underscore.
  _watchdesk: { about: 'The publication status of the article, as in NewsML-G2.', pub_status: 'canceled' },
});

const item = (entry: OutgoingEntry) => ({
  id: entry.id,
  url: entry.url,
  title: filled(entry.title),
  // An item must have content, even if it is empty.
  ...(entry.html === '' ? { content_text: entry.summary } : { content_html: entry.html }),
  summary: filled(entry.summary),
  image: entry.image ?? undefined,
  date_published: entry.published,
  date_modified: entry.updated,
  authors: people(entry.authors),
  tags: entry.categories.length === 0 ? undefined : entry.categories,
  language: filled(entry.language),
  attachments:
    entry.enclosures.length === 0
      ? undefined
      : entry.enclosures.map(({ url, type, length }) => ({
          url,
          mime_type: type || 'application/octet-stream',
          size_in_bytes: length ?? undefined,
        })),
});

/** Writes a JSON Feed 1.1 (jsonfeed.org), which has no means of its own for withdrawals. Media type: application/feed+json. */
export const writeJsonFeed = (feed: OutgoingFeed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.homepage,
    feed_url: feed.url,
    description: filled(feed.description),
    authors: people([feed.publisher]),
    items: feed.entries.map((entry) => (entry.isCanceled ? withdrawn(entry) : item(entry))),
  });
