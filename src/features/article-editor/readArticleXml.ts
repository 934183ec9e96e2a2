import { defaultCategory, newDraft, type NewsAttachment, type NewsDocument } from '@contract/newsml/newsDocument';
import { namespaces, relations } from '@contract/newsml/vocabulary';
import { parseInertXml } from './inertHtml';

type Parent = Element | Document;

const all = (parent: Parent, name: string): Element[] => [...parent.getElementsByTagNameNS(namespaces.newsml, name)];
const texts = (parent: Parent, name: string): string[] => all(parent, name).map(({ textContent }) => textContent);
const text = (parent: Parent, name: string): string => texts(parent, name)[0] ?? '';
const nameIn = (parent: Parent, name: string): string => {
  const [element] = all(parent, name);
  return element ? text(element, 'name') : '';
};

function categoryOf(contentMeta: Element): NewsDocument['category'] {
  const subject = all(contentMeta, 'subject').find((one) => one.getAttribute('qcode')?.startsWith('wdcat:'));
  if (!subject) return defaultCategory;
  const id = decodeURIComponent((subject.getAttribute('qcode') ?? '').slice('wdcat:'.length));
  return { id, name: text(subject, 'name') };
}

function attachmentOf(link: Element): NewsAttachment {
  const own = (name: string) => link.getAttributeNS(namespaces.watchdesk, name) ?? '';
  const type = own('type');
  const size = Number(link.getAttribute('size') ?? '');
  return {
    type: type === 'file' || type === 'item' ? type : 'link',
    id: link.getAttribute('residref') ?? '',
    headline: text(link, 'title'),
    description: own('description'),
    link: link.getAttribute('href') ?? '',
    previewPath: own('preview'),
    contentType: link.getAttribute('contenttype') ?? '',
    size: link.hasAttribute('size') && Number.isSafeInteger(size) ? size : null,
  };
}

function originalOf(links: readonly Element[], contentMeta: Element): NewsDocument['original'] {
  const link = links.find((one) => one.getAttribute('rel') === relations.original);
  const publication = nameIn(contentMeta, 'infoSource');
  if (!link) return publication === '' ? null : { publication, link: '' };
  return { publication: publication || text(link, 'title'), link: link.getAttribute('href') ?? '' };
}

/** The body as HTML: XHTML elements, moved into an inert HTML document, are serialized without namespaces. */
function bodyOf(item: Document): string {
  const body = item.getElementsByTagNameNS(namespaces.xhtml, 'body')[0];
  if (!body) return '';
  const inert = document.implementation.createHTMLDocument();
  inert.body.append(...[...body.childNodes].map((node) => inert.importNode(node, true)));
  return inert.body.innerHTML;
}

/**
 * Reads an own article as the server stores it: NewsML-G2 in Base64.
 * @throws Error if it isn't a newsItem
 */
export function decodeArticle(base64: string): NewsDocument {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const xml = parseInertXml(new TextDecoder().decode(bytes));
  const item = xml.documentElement;
  const [itemMeta] = all(xml, 'itemMeta');
  const [contentMeta] = all(xml, 'contentMeta');
  if (item.localName !== 'newsItem' || !itemMeta || !contentMeta) throw new Error('The document contains no newsItem.');
  const links = all(itemMeta, 'link');
  const [language] = all(contentMeta, 'language');
  return {
    ...newDraft({
      guid: item.getAttribute('guid') ?? '',
      now: text(itemMeta, 'versionCreated'),
      author: '',
    }),
    version: Number(item.getAttribute('version') ?? '1'),
    firstCreated: text(itemMeta, 'firstCreated'),
    language: language?.getAttribute('tag') ?? 'en',
    category: categoryOf(contentMeta),
    headline: text(contentMeta, 'headline'),
    slugline: text(contentMeta, 'slugline'),
    by: text(contentMeta, 'by'),
    authors: all(contentMeta, 'creator').map((creator) => text(creator, 'name')),
    description: texts(contentMeta, 'description'),
    bodyHtml: bodyOf(xml),
    keywords: texts(contentMeta, 'keyword'),
    providerName: nameIn(itemMeta, 'provider'),
    copyrightHolder: nameIn(xml, 'copyrightHolder'),
    copyrightNotice: text(xml, 'copyrightNotice'),
    original: originalOf(links, contentMeta),
    attachments: links.filter((link) => link.getAttribute('rel') === relations.attachment).map(attachmentOf),
  };
}
