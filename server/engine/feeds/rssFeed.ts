import { feedLimits } from '@contract/limits';
import { emptyRawItem, type RawFeed, type RawItem } from './feedItem';
import { mediaParts } from './mediaParts';
import { attributeOf, childOf, childrenOf, descendants, htmlOf, languageOf, textOf } from './xmlContent';
import type { XmlElement } from './xmlTree';

const firstText = (...texts: string[]) => texts.find((text) => text !== '') ?? '';

/** The RSS link, or the Atom link that many RSS feeds contain in addition. */
function linkOf(element: XmlElement): string {
  const links = childrenOf(element, 'link');
  const own = links.map(textOf).find((text) => text !== '');
  const atom = links.find(
    (link) => ['', 'alternate'].includes(attributeOf(link, 'rel')) && attributeOf(link, 'href') !== '',
  );
  return firstText(own ?? '', attributeOf(atom, 'href'), attributeOf(links[0], 'rdf:resource'));
}

function permanentLink(item: XmlElement): string {
  const guid = childOf(item, 'guid');
  const text = textOf(guid);
  return attributeOf(guid, 'ispermalink').toLowerCase() !== 'false' && /^https?:\/\//i.test(text) ? text : '';
}

function authorsOf(item: XmlElement): string[] {
  const own = childrenOf(item, 'author').map((author) => textOf(childOf(author, 'name')) || textOf(author));
  const core = [...childrenOf(item, 'creator', 'dc').map(textOf), ...own].filter((name) => name !== '');
  return core.length > 0 ? core : childrenOf(item, 'author', 'itunes').map(textOf);
}

function categoriesOf(item: XmlElement): RawItem['categories'] {
  const own = childrenOf(item, 'category').map((category) => ({
    name: firstText(textOf(category), attributeOf(category, 'label'), attributeOf(category, 'term')),
    domain: firstText(attributeOf(category, 'domain'), attributeOf(category, 'scheme')),
  }));
  const subjects = childrenOf(item, 'subject', 'dc').flatMap((subject) =>
    textOf(subject)
      .split(';', feedLimits.parse.listLength)
      .map((name) => name.trim()),
  );
  const media = childrenOf(item, 'category', 'media').map(textOf);
  const podcast = childrenOf(item, 'category', 'itunes').map((category) => attributeOf(category, 'text'));
  return [...own, ...[...subjects, ...media, ...podcast].map((name) => ({ name, domain: '' }))];
}

function relatedOf(item: XmlElement): RawItem['related'] {
  const links = childrenOf(item, 'link').filter((link) => ['related', 'via'].includes(attributeOf(link, 'rel')));
  return links.map((link) => ({ title: attributeOf(link, 'title'), url: attributeOf(link, 'href') }));
}

function rssItem(item: XmlElement): RawItem {
  const media = mediaParts(item);
  const text = (name: string) => textOf(childOf(item, name));
  const dublin = (name: string) => textOf(childOf(item, name, 'dc'));
  const html = (name: string) => htmlOf(childOf(item, name));
  const body = childOf(item, 'body', 'xhtml') ?? childOf(item, 'body') ?? childOf(item, 'content');
  return {
    ...emptyRawItem(item.base),
    id: firstText(text('guid'), attributeOf(item, 'rdf:about'), text('id'), dublin('identifier')),
    link: firstText(
      textOf(childOf(item, 'origlink', 'feedburner')),
      linkOf(item),
      permanentLink(item),
      attributeOf(item, 'rdf:about'),
    ),
    titleHtml: firstText(html('title'), media.title, dublin('title'), textOf(childOf(item, 'title', 'itunes'))),
    contentHtml: firstText(htmlOf(childOf(item, 'encoded', 'content')), html('fullitem'), htmlOf(body)),
    summaryHtml: firstText(
      html('description'),
      html('summary'),
      dublin('description'),
      htmlOf(childOf(item, 'summary', 'itunes')),
      media.description,
      textOf(childOf(item, 'subtitle', 'itunes')),
    ),
    authors: authorsOf(item),
    publication: firstText(text('source'), dublin('source'), dublin('publisher')),
    language: firstText(dublin('language'), text('language'), languageOf(item)),
    published: firstText(
      text('pubdate'),
      dublin('date'),
      text('published'),
      dublin('issued'),
      dublin('created'),
      text('date'),
      text('issued'),
    ),
    updated: firstText(text('updated'), dublin('modified'), text('modified'), text('lastbuilddate')),
    categories: categoriesOf(item),
    keywords: media.keywords,
    images: media.images,
    enclosures: media.enclosures,
    related: relatedOf(item),
  };
}

const periods: Record<string, number> = {
  hourly: 3600,
  daily: 86_400,
  weekly: 604_800,
  monthly: 2_592_000,
  yearly: 31_536_000,
};

function ttlOf(channel: XmlElement): number | null {
  const minutes = Number(textOf(childOf(channel, 'ttl')));
  if (minutes > 0 && Number.isFinite(minutes)) return minutes * 60;
  const period = periods[textOf(childOf(channel, 'updateperiod', 'syndication')).toLowerCase()];
  const frequency = Number(textOf(childOf(channel, 'updatefrequency', 'syndication'))) || 1;
  return period && frequency > 0 ? Math.round(period / frequency) : null;
}

/** RSS 1.0 has the image beside the channel; podcasts have one of their own. */
function imageOf(root: XmlElement, channel: XmlElement): string {
  const images = [...childrenOf(channel, 'image'), ...childrenOf(root, 'image')];
  return firstText(
    ...images.map((image) => textOf(childOf(image, 'url'))),
    attributeOf(childOf(channel, 'image', 'itunes'), 'href'),
  );
}

/**
 * Reads RSS 0.9x, 1.0 (RDF), and 2.0 with the same rules, because feeds mix them. `root` is the `rss` or `RDF` element.
 */
export function readRss(root: XmlElement): RawFeed {
  const channel =
    descendants(root, (element) => element.name === 'channel' && element.vocabulary === 'core')[0] ?? root;
  const items = descendants(root, (element) => element.name === 'item' && element.vocabulary === 'core');
  return {
    format: root.name === 'rdf' ? 'rdf' : 'rss',
    title: firstText(textOf(childOf(channel, 'title')), textOf(childOf(channel, 'title', 'dc'))),
    homepage: linkOf(channel),
    description: textOf(childOf(channel, 'description')),
    image: imageOf(root, channel),
    language: firstText(
      textOf(childOf(channel, 'language')),
      textOf(childOf(channel, 'language', 'dc')),
      languageOf(channel),
    ),
    ttlSeconds: ttlOf(channel),
    found: items.length,
    items: items.slice(0, feedLimits.parse.itemsRead).map(rssItem),
  };
}
