import { feedLimits } from '@contract/limits';
import { MarkupLimitError, parseMarkup } from './boundedMarkup';
import type { NotAFeed } from './feedItem';
import { webAddress } from './links';

const feedTypes = /^application\/((rss|atom|rdf)\+xml|feed\+json)|^application\/json$|^text\/(rss|xml)/i;
const feedPaths = /(\/(rss|feed|atom)\/?|\.(rss|atom|rdf)|\/(rss|feed|atom|index)\.(xml|json))$/i;

interface Link {
  title: string;
  href: string;
}

/** Thrown to stop parsing a page after its head, which listed feeds. */
class Announced extends Error {}

/**
 * The feeds that a web page lists in its head; if there are none, links that look like feeds. If the head lists feeds,
 * only it is read; otherwise the beginning of the page.
 */
export function announcedFeeds(html: string, pageUrl: string): NotAFeed['suggestions'] {
  const announced: Link[] = [];
  const linked: Link[] = [];
  let base = pageUrl;
  const onopentag = (name: string, { rel = '', type = '', href = '', title = '' }: Record<string, string>): void => {
    if (name === 'body' && announced.length > 0) throw new Announced();
    if (href === '' || href.length > feedLimits.fetch.urlLength) return;
    if (name === 'base' && URL.canParse(href, pageUrl)) base = new URL(href, pageUrl).href;
    if (name === 'link' && /\balternate\b/i.test(rel) && feedTypes.test(type.trim())) announced.push({ title, href });
    if (name === 'a' && feedPaths.test(href.split(/[?#]/, 1)[0] ?? '')) linked.push({ title, href });
  };
  try {
    parseMarkup(html.slice(0, feedLimits.parse.pageLength), { onopentag });
  } catch (error) {
    if (!(error instanceof Announced || error instanceof MarkupLimitError)) throw error;
  }
  const found = new Map<string, string>();
  for (const { title, href } of announced.length > 0 ? announced : linked) {
    if (found.size === feedLimits.parse.suggestions) break;
    const url = webAddress(href, base);
    if (url !== null && !found.has(url)) found.set(url, title.trim());
  }
  return [...found].map(([url, title]) => ({ title, url }));
}
