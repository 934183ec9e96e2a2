import { feedLimits } from '@contract/limits';
import { decodeText } from './decodeText';
import { emptyRawItem, type RawFeed, type RawItem } from './feedItem';
import { mediaParts } from './mediaParts';
import { isMetadataDomain } from './metadata';
import { attributeOf, childOf, childrenOf, descendants, htmlOf, innerMarkup, languageOf, textOf } from './xmlContent';
import type { XmlElement } from './xmlTree';

const firstText = (...texts: string[]) => texts.find((text) => text !== '') ?? '';

/** The link with the given relation; prefers HTML to other types. */
function linkOf(element: XmlElement, relation: 'alternate' | 'self'): string {
  const links = childrenOf(element, 'link').filter((link) => (attributeOf(link, 'rel') || 'alternate') === relation);
  const page =
    links.find((link) => ['', 'text/html', 'application/xhtml+xml'].includes(attributeOf(link, 'type'))) ?? links[0];
  return firstText(attributeOf(page, 'href'), textOf(page));
}

const mediaType = (element: XmlElement) => attributeOf(element, 'type').toLowerCase();

/**
 * Atom 0.3 states it in an attribute; in Atom 1.0 it applies to content whose type is neither text nor XML (RFC 4287,
 * 4.1.3.3).
 */
function isBase64(element: XmlElement): boolean {
  const mode = attributeOf(element, 'mode').toLowerCase();
  if (mode !== '') return mode === 'base64';
  const type = mediaType(element);
  return element.name === 'content' && type.includes('/') && !/^text\/|[+/]xml\b|html/.test(type);
}

/** Decodes Base64 text; returns an empty text for images and other binary files. */
function base64Text(element: XmlElement): string {
  const { text } = decodeText(Buffer.from(textOf(element), 'base64'));
  return /[^\P{Cc}\t\n\r]/u.test(text) ? '' : text.trim();
}

const plainTextOf = (element: XmlElement | undefined): string =>
  element && isBase64(element) ? base64Text(element) : textOf(element);

/** An Atom text construct (RFC 4287, 3.1; Atom 0.3's `mode`) as HTML or as plain text. */
function textConstruct(element: XmlElement | undefined): { html: string; text: string } {
  if (!element || attributeOf(element, 'src') !== '') return { html: '', text: '' };
  if (isBase64(element)) return { html: base64Text(element), text: '' };
  const type = mediaType(element);
  const mode = attributeOf(element, 'mode').toLowerCase();
  if (type === 'xhtml' || type === 'application/xhtml+xml' || (mode === 'xml' && type.includes('html'))) {
    const wrapper = childOf(element, 'div', 'xhtml') ?? childOf(element, 'div');
    return { html: wrapper ? innerMarkup(wrapper) : htmlOf(element), text: '' };
  }
  const content = htmlOf(element);
  // Many feeds omit the type although the content is HTML.
  const isText = (type === 'text' || type === 'text/plain' || type === '') && !/<\/?[a-z][^<]*>/i.test(content);
  return isText ? { html: '', text: content } : { html: content, text: '' };
}

const authorsOf = (element: XmlElement | undefined): string[] =>
  element
    ? childrenOf(element, 'author').map((author) =>
        firstText(
          textOf(childOf(author, 'name')),
          textOf(childOf(author, 'email')),
          childrenOf(author, 'uri').length ? '' : textOf(author),
        ),
      )
    : [];

/**
 * Returns as many names as fit into `length` characters together, because a feed's authors are copied into each item.
 */
function withinLength(names: string[], length: number): string[] {
  let left = length;
  return names.filter((name) => (left -= name.length) >= 0);
}

function categoriesOf(entry: XmlElement): RawItem['categories'] {
  return childrenOf(entry, 'category').map((category) => {
    const domain = firstText(attributeOf(category, 'scheme'), attributeOf(category, 'domain'));
    const term = firstText(attributeOf(category, 'term'), textOf(category));
    return { name: isMetadataDomain(domain) ? term : firstText(attributeOf(category, 'label'), term), domain };
  });
}

function atomEntry(entry: XmlElement, feedAuthors: string[]): RawItem {
  const media = mediaParts(entry);
  const text = (name: string) => textOf(childOf(entry, name));
  const dublin = (name: string) => textOf(childOf(entry, name, 'dc'));
  const source = childOf(entry, 'source');
  const content = textConstruct(childOf(entry, 'content'));
  const summary = textConstruct(childOf(entry, 'summary'));
  const title = textConstruct(childOf(entry, 'title'));
  const authors = [authorsOf(entry), childrenOf(entry, 'creator', 'dc').map(textOf), authorsOf(source), feedAuthors];
  const related = childrenOf(entry, 'link').filter((link) => ['related', 'via'].includes(attributeOf(link, 'rel')));
  return {
    ...emptyRawItem((childOf(entry, 'content') ?? entry).base),
    id: firstText(text('id'), text('guid')),
    link: firstText(textOf(childOf(entry, 'origlink', 'feedburner')), linkOf(entry, 'alternate')),
    titleHtml: firstText(title.html, title.text, media.title, dublin('title')),
    contentHtml: content.html,
    contentText: content.text,
    summaryHtml: firstText(summary.html, summary.text, media.description),
    authors: authors.find((names) => names.some((name) => name !== '')) ?? [],
    publication: firstText(textOf(source && childOf(source, 'title')), dublin('source'), dublin('publisher')),
    language: firstText(languageOf(childOf(entry, 'content') ?? entry), dublin('language')),
    published: firstText(text('published'), text('issued'), dublin('date'), text('created'), text('pubdate')),
    updated: firstText(text('updated'), text('modified')),
    categories: [
      ...categoriesOf(entry),
      ...childrenOf(entry, 'subject', 'dc').map((subject) => ({ name: textOf(subject), domain: '' })),
    ],
    keywords: media.keywords,
    images: media.images,
    enclosures: media.enclosures,
    related: related.map((link) => ({ title: attributeOf(link, 'title'), url: attributeOf(link, 'href') })),
  };
}

/** Reads Atom 1.0 (RFC 4287) and 0.3. `root` is the `feed` element, or a standalone `entry`. */
export function readAtom(root: XmlElement): RawFeed {
  const entries = descendants(
    root,
    (element) => (element.name === 'entry' || element.name === 'item') && element.vocabulary === 'core',
  );
  const authors = withinLength(authorsOf(root), feedLimits.parse.shortText);
  const subtitle = childOf(root, 'subtitle') ?? childOf(root, 'tagline');
  return {
    format: 'atom',
    title: firstText(plainTextOf(childOf(root, 'title')), textOf(childOf(root, 'title', 'dc'))),
    homepage: linkOf(root, 'alternate'),
    description: plainTextOf(subtitle),
    image: firstText(textOf(childOf(root, 'logo')), textOf(childOf(root, 'icon'))),
    language: firstText(languageOf(root), textOf(childOf(root, 'language'))),
    ttlSeconds: null,
    found: entries.length,
    items: entries.slice(0, feedLimits.parse.itemsRead).map((entry) => atomEntry(entry, authors)),
  };
}
