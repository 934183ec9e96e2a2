import { createHash } from 'node:crypto';
import { escapeHtml } from '@server/engine/escapeHtml';
import type { DemoArticle } from './newsroom/article';
import { demoChannels, demoSources, type DemoOutlet } from './newsroom/sources';
import { dueArticles, type DemoTime, type DueArticle } from './timetable';

const itemsInFeed = 60;
const imageWidth = 1200;
const imageHeight = 675;

interface DemoFeedRequest extends DemoTime {
  /** The application's public URL without a trailing slash. */
  baseUrl: string;
}

interface DemoFeed {
  body: string;
  contentType: string;
  etag: string;
  lastModified: Date;
}

/** Finds a publication or channel of the demo by id. */
export function demoOutlet(id: string): DemoOutlet | undefined {
  return [...demoSources, ...demoChannels].find((outlet) => outlet.id === id);
}

/**
 * Renders the feed of a source at `now`: newest first, at most 60 items. Deterministic: the same articles give the same
 * bytes, hence the same ETag.
 */
export function demoFeed(sourceId: DemoOutlet['id'], request: DemoFeedRequest): DemoFeed {
  const source = demoOutlet(sourceId);
  if (!source) throw new RangeError(`There is no source named ${sourceId}.`);
  const due = dueArticles(request, sourceId).slice(0, itemsInFeed);
  const changes = due.map(({ published, updated }) => (updated ?? published).getTime());
  // HTTP dates have a resolution of one second.
  const lastModified = new Date(Math.floor(Math.max(request.firstStart.getTime(), ...changes) / 1_000) * 1_000);
  const body =
    source.format === 'rss' ? rss(source, due, request, lastModified) : atom(source, due, request, lastModified);
  return {
    body,
    contentType: `application/${source.format}+xml; charset=utf-8`,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    lastModified,
  };
}

function element(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${escapeHtml(text)}</${name}>`;
}

export const articleUrl = (baseUrl: string, slug: string): string => `${baseUrl}/demo/articles/${slug}`;
const imageUrl = (baseUrl: string, name: string, width = imageWidth): string =>
  `${baseUrl}/demo/images/${name}.jpg?w=${String(width)}`;
export const feedUrl = (baseUrl: string, id: string): string => `${baseUrl}/demo/feeds/${id}.xml`;

/** The article's content as HTML, for its page and its feed. */
export function bodyHtml({ article, paragraphs }: DueArticle, baseUrl: string): string {
  const figure =
    article.image === undefined
      ? ''
      : `<figure><img src="${imageUrl(baseUrl, article.image)}" alt="" width="${String(imageWidth)}" height="${String(imageHeight)}"></figure>`;
  return figure + paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
}

/** An article's metadata as pairs of domain and value, in a fixed order. */
function metadataOf(article: DemoArticle): [domain: string, name: string][] {
  const fields: [string, readonly string[] | undefined][] = [
    ['contentcategory', [article.category]],
    ['organization', article.organization],
    ['location', article.location],
    ['industry', article.industry],
    ['subject', article.subject],
    ['indication', article.indication],
    ['drugclass', article.drugClass],
    ['phase', article.phase],
    ['keyword', article.keywords],
  ];
  return fields.flatMap(([domain, names]) => (names ?? []).map((name): [string, string] => [domain, name]));
}

/** Splits `]]>`, which would end the CDATA section. */
const cdata = (html: string): string => `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const mediaContent = (article: DemoArticle, baseUrl: string): string =>
  article.image === undefined
    ? ''
    : `<media:content url="${escapeHtml(imageUrl(baseUrl, article.image))}" medium="image" type="image/jpeg" width="${String(imageWidth)}" height="${String(imageHeight)}"/>`;

function rss(source: DemoOutlet, due: DueArticle[], { baseUrl }: DemoFeedRequest, changed: Date): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', source.name),
    element('link', baseUrl + source.homepage),
    `<atom:link href="${escapeHtml(feedUrl(baseUrl, source.id))}" rel="self" type="application/rss+xml"/>`,
    element('description', source.description),
    element('language', 'en'),
    element('lastBuildDate', changed.toUTCString()),
    ...due.map((entry) => rssItem(entry, baseUrl)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function rssItem(due: DueArticle, baseUrl: string): string {
  const { article, headline, lead, published, updated } = due;
  return [
    '<item>',
    element('title', headline),
    element('link', articleUrl(baseUrl, article.slug)),
    element('guid', `demo:${article.slug}`, ' isPermaLink="false"'),
    element('pubDate', published.toUTCString()),
    ...(updated ? [element('atom:updated', updated.toISOString())] : []),
    element('dc:creator', article.author),
    element('dc:language', article.language),
    ...metadataOf(article).map(([domain, name]) => element('category', name, ` domain="${domain}"`)),
    element('description', lead),
    `<content:encoded>${cdata(bodyHtml(due, baseUrl))}</content:encoded>`,
    mediaContent(article, baseUrl),
    '</item>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function atom(source: DemoOutlet, due: DueArticle[], { baseUrl }: DemoFeedRequest, changed: Date): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="en">',
    element('title', source.name),
    element('subtitle', source.description),
    element('id', `demo:source:${source.id}`),
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(feedUrl(baseUrl, source.id))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(baseUrl + source.homepage)}"/>`,
    element('updated', changed.toISOString()),
    ...due.map((entry) => atomEntry(entry, baseUrl)),
    '</feed>',
    '',
  ].join('\n');
}

function atomEntry(due: DueArticle, baseUrl: string): string {
  const { article, headline, lead, published, updated } = due;
  return [
    `<entry xml:lang="${article.language}">`,
    element('title', headline),
    element('id', `demo:${article.slug}`),
    `<link rel="alternate" type="text/html" href="${escapeHtml(articleUrl(baseUrl, article.slug))}"/>`,
    element('published', published.toISOString()),
    element('updated', (updated ?? published).toISOString()),
    `<author>${element('name', article.author)}</author>`,
    ...metadataOf(article).map(([domain, name]) => `<category scheme="${domain}" term="${escapeHtml(name)}"/>`),
    element('summary', lead),
    `<content type="html">${escapeHtml(bodyHtml(due, baseUrl))}</content>`,
    mediaContent(article, baseUrl),
    '</entry>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}
