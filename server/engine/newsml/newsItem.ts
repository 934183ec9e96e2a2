import type { NewsAttachment, NewsDocument, PubStatus } from '@contract/newsml/newsDocument';
import { defaultCategory } from '@contract/newsml/newsDocument';
import { internalStatus, relations } from '@contract/newsml/vocabulary';
import { writeNewsItem as write, type NewsItemOptions } from '@contract/newsml/writeNewsItem';
import { attributeOf, childOf, childrenOf, descendants, languageOf } from '../feeds/xmlContent';
import { readXmlTree, type XmlElement } from '../feeds/xmlTree';
import { nitfOf } from './nitf';
import { NewsmlError, requireWellFormed } from './wellFormed';
import { codeOf, exactText, htmlOfXhtml, toXhtml } from './xhtml';

/** Only relative addresses in xml:base would need it, and own documents have none. */
const documentUrl = 'https://watchdesk.example/';

interface WriteOptions {
  /** `export` writes a draft as withheld; the default is `internal`. */
  audience?: NewsItemOptions['audience'];
  /** Adds the body as NITF, for systems that don't read XHTML. */
  withNitf?: boolean;
}

export const newsItemOptions = (
  document: NewsDocument,
  { audience = 'internal', withNitf = false }: WriteOptions,
): NewsItemOptions => ({
  toXhtml: (html) => toXhtml(html),
  audience,
  alternatives: withNitf ? [{ contentType: 'application/nitf+xml', xml: nitfOf(document) }] : [],
});

/** Writes an article as NewsML-G2 2.23, conformance Core. `bodyHtml` must be sanitized. */
export const writeNewsItem = (document: NewsDocument, options: WriteOptions = {}): string =>
  write(document, newsItemOptions(document, options));

function statusOf(itemMeta: XmlElement | undefined): PubStatus {
  const code = attributeOf(itemMeta && childOf(itemMeta, 'pubstatus'), 'qcode');
  const statuses: PubStatus[] = ['draft', 'withheld', 'usable', 'canceled'];
  // As NewsML-G2 defines it, an item without a status is usable.
  return statuses.find((status) => internalStatus[status] === code) ?? (code === '' ? 'usable' : 'withheld');
}

const exact = (element: XmlElement | undefined, name: string): string => exactText(element && childOf(element, name));
const names = (element: XmlElement | undefined, name: string): string[] =>
  element ? childrenOf(element, name).map((child) => exact(child, 'name')) : [];

function categoryOf(contentMeta: XmlElement | undefined): NewsDocument['category'] {
  const subjects = contentMeta ? childrenOf(contentMeta, 'subject') : [];
  const own = subjects.find((subject) => attributeOf(subject, 'qcode').startsWith('wdcat:'));
  if (!own) return defaultCategory;
  const code = codeOf(own);
  return { id: decoded(code), name: exact(own, 'name') };
}

function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

function attachmentOf(link: XmlElement): NewsAttachment {
  const own = (name: string) => link.attributes.get(`wd:${name}`) ?? '';
  const size = attributeOf(link, 'size');
  const type = own('type');
  return {
    type: type === 'file' || type === 'item' ? type : 'link',
    id: link.attributes.get('residref') ?? '',
    headline: exact(link, 'title'),
    description: own('description'),
    link: link.attributes.get('href') ?? '',
    previewPath: own('preview'),
    contentType: attributeOf(link, 'contenttype'),
    size: /^\d{1,15}$/.test(size) ? Number(size) : null,
  };
}

function bodyOf(item: XmlElement): string {
  const contentSet = childOf(item, 'contentset');
  const content = contentSet ? childrenOf(contentSet, 'inlinexml') : [];
  const bodies = content.flatMap((inline) =>
    descendants(inline, ({ name, vocabulary }) => name === 'body' && vocabulary === 'xhtml'),
  );
  return bodies[0] ? htmlOfXhtml(bodies[0]) : '';
}

function originalOf(links: XmlElement[], contentMeta: XmlElement | undefined): NewsDocument['original'] {
  const link = links.find((candidate) => attributeOf(candidate, 'rel') === relations.original);
  const publication = names(contentMeta, 'infosource')[0] ?? '';
  if (!link) return publication === '' ? null : { publication, link: '' };
  return { publication: publication || exact(link, 'title'), link: link.attributes.get('href') ?? '' };
}

/**
 * Reads an own article as `writeNewsItem` writes it. The order of elements doesn't matter; what is missing is empty.
 * `bodyHtml` is not sanitized: the caller does that before storing it.
 * @throws NewsmlError if the text isn't well-formed, has a document type, or isn't a newsItem
 */
export function readNewsItem(xml: string): NewsDocument {
  requireWellFormed(xml);
  const tree = readXmlTree(xml, documentUrl);
  const [item] = descendants(tree, ({ name, vocabulary }) => name === 'newsitem' && vocabulary === 'core');
  if (!item) throw new NewsmlError('The document contains no newsItem.', 1, 1);
  const itemMeta = childOf(item, 'itemmeta');
  const contentMeta = childOf(item, 'contentmeta');
  const rights = childOf(item, 'rightsinfo');
  const links = itemMeta ? childrenOf(itemMeta, 'link') : [];
  const embargoed = itemMeta && childOf(itemMeta, 'embargoed');
  const version = Number(attributeOf(item, 'version') || '1');
  const language = contentMeta && childOf(contentMeta, 'language');
  const provider = itemMeta && childOf(itemMeta, 'provider');
  const texts = (name: string) => (contentMeta ? childrenOf(contentMeta, name).map(exactText) : []);
  return {
    guid: attributeOf(item, 'guid'),
    version: Number.isSafeInteger(version) && version > 0 ? version : 1,
    versionCreated: exact(itemMeta, 'versioncreated').trim(),
    firstCreated: (exact(itemMeta, 'firstcreated') || exact(itemMeta, 'versioncreated')).trim(),
    pubStatus: statusOf(itemMeta),
    embargoed: embargoed ? exactText(embargoed).trim() : null,
    language: attributeOf(language, 'tag') || languageOf(item) || 'en',
    category: categoryOf(contentMeta),
    headline: exact(contentMeta, 'headline'),
    slugline: exact(contentMeta, 'slugline'),
    by: exact(contentMeta, 'by'),
    authors: names(contentMeta, 'creator'),
    description: texts('description'),
    bodyHtml: bodyOf(item),
    keywords: texts('keyword'),
    providerName: exact(provider, 'name'),
    copyrightHolder: names(rights, 'copyrightholder')[0] ?? '',
    copyrightNotice: exact(rights, 'copyrightnotice'),
    original: originalOf(links, contentMeta),
    attachments: links.filter((link) => attributeOf(link, 'rel') === relations.attachment).map(attachmentOf),
  };
}
