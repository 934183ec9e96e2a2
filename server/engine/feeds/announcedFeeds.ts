import { Parser } from 'htmlparser2';
import { feedLimits } from '@contract/limits';
import type { NotAFeed } from './feedItem';
import { webAddress } from './links';

const feedTypes = /^application\/((rss|atom|rdf)\+xml|feed\+json)|^application\/json$|^text\/(rss|xml)/i;
const feedPaths = /(\/(rss|feed|atom)\/?|\.(rss|atom|rdf)|\/(rss|feed|atom|index)\.(xml|json))$/i;

/** The feeds that a web page announces in its head; where it announces none, those that its links look like. */
export function announcedFeeds(html: string, pageUrl: string): NotAFeed['suggestions'] {
  const announced: { title: string; href: string }[] = [];
  const linked: { title: string; href: string }[] = [];
  let base = pageUrl;
  const parser = new Parser({
    onopentag: (name, { rel = '', type = '', href = '', title = '' }) => {
      if (name === 'base' && href !== '' && URL.canParse(href, pageUrl)) base = new URL(href, pageUrl).href;
      if (name === 'link' && /\balternate\b/i.test(rel) && feedTypes.test(type.trim())) announced.push({ title, href });
      if (name === 'a' && feedPaths.test(href.split(/[?#]/, 1)[0] ?? '')) linked.push({ title, href });
    },
  });
  parser.end(html);
  const found = new Map<string, string>();
  for (const { title, href } of announced.length > 0 ? announced : linked) {
    const url = webAddress(href, base);
    if (url !== null && !found.has(url)) found.set(url, title.trim());
  }
  return [...found].slice(0, feedLimits.parse.suggestions).map(([url, title]) => ({ title, url }));
}
