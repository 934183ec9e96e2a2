import { optionalElement, textElement, xmlDeclaration, xmlElement } from '@contract/newsml/xmlText';
import { lastUpdated, withdrawnText, type OutgoingEntry, type OutgoingFeed } from './outgoingFeed';

const person = (name: string) => xmlElement('author', {}, [textElement('name', name)]);

/** RFC 6721: readers that know it remove the entry, others skip the element. */
const tombstone = ({ id, updated }: OutgoingEntry) =>
  xmlElement('at:deleted-entry', { ref: id, when: updated }, [textElement('at:comment', withdrawnText)]);

function entryElement(entry: OutgoingEntry): string {
  const language = entry.language === '' ? null : entry.language;
  return xmlElement('entry', { 'xml:lang': language }, [
    textElement('id', entry.id),
    textElement('title', entry.title),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    ...entry.enclosures.map(({ url, type, length }) =>
      xmlElement('link', { rel: 'enclosure', type: type === '' ? null : type, length, href: url }),
    ),
    textElement('published', entry.published),
    textElement('updated', entry.updated),
    ...entry.authors.map(person),
    ...entry.categories.map((term) => xmlElement('category', { term })),
    optionalElement('summary', entry.summary),
    optionalElement('content', entry.html, { type: 'html' }),
    // Media RSS: Atom itself has no image of an entry.
    entry.image === null ? '' : xmlElement('media:thumbnail', { url: entry.image }),
  ]);
}

const namespaces = {
  xmlns: 'http://www.w3.org/2005/Atom',
  'xmlns:at': 'http://purl.org/atompub/tombstones/1.0',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** Writes an Atom feed (RFC 4287); withdrawn articles are tombstones (RFC 6721). Media type: application/atom+xml. */
export function writeAtom(feed: OutgoingFeed): string {
  const element = xmlElement('feed', namespaces, [
    textElement('id', feed.id),
    textElement('title', feed.title),
    optionalElement('subtitle', feed.description),
    xmlElement('link', { rel: 'self', type: 'application/atom+xml', href: feed.url }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: feed.homepage }),
    textElement('updated', lastUpdated(feed)),
    person(feed.publisher),
    optionalElement('rights', feed.copyright),
    ...feed.entries.map((entry) => (entry.isCanceled ? tombstone(entry) : entryElement(entry))),
  ]);
  return `${xmlDeclaration}${element}\n`;
}
