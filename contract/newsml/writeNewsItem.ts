import type { NewsAttachment, NewsDocument } from './newsDocument';
import {
  exportedStatus,
  internalStatus,
  iptcCatalog,
  namespaces,
  ownSchemes,
  providerCode,
  relations,
} from './vocabulary';
import { optionalElement, textElement, xmlDeclaration, xmlElement } from './xmlText';

export interface NewsItemOptions {
  /** Serializes an HTML fragment as XML in no namespace of its own, such as `<p>a<br/></p>`. */
  toXhtml: (html: string) => string;
  /** `internal`: what the product stores and its client sends. `export`: what others get. */
  audience: 'internal' | 'export';
  /** Further renderings of the body, after the XHTML one. */
  alternatives?: readonly { contentType: string; xml: string }[];
}

/** Labels of NewsML-G2 must not contain tabs or line ends. */
const oneLine = (text: string) => text.replace(/[\t\n\r]+/g, ' ');

/** xs:language; anything else becomes `und`, the tag for an undetermined language. */
function languageTag(language: string): string {
  const tag = language.trim().replaceAll('_', '-');
  return /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(tag) ? tag : 'und';
}

const label = (name: string, text: string) => optionalElement(name, oneLine(text));
const named = (name: string, text: string) =>
  text === '' ? '' : xmlElement(name, {}, [textElement('name', oneLine(text))]);

/** A code must not contain spaces, so that ids are written as in a URL. */
const categoryCode = (id: string) => `wdcat:${encodeURIComponent(id)}`;

function attachmentLink(attachment: NewsAttachment): string {
  const { type, id, headline, description, link, previewPath, contentType, size } = attachment;
  const attributes = {
    rel: relations.attachment,
    href: link === '' ? null : link,
    residref: id === '' ? null : id,
    contenttype: contentType === '' ? null : contentType,
    size,
    'wd:type': type,
    'wd:description': description === '' ? null : description,
    'wd:preview': previewPath === '' ? null : previewPath,
  };
  return xmlElement('link', attributes, [label('title', headline)]);
}

function itemMeta(document: NewsDocument, audience: NewsItemOptions['audience']): string {
  const status = (audience === 'internal' ? internalStatus : exportedStatus)[document.pubStatus];
  const { original } = document;
  return xmlElement('itemMeta', {}, [
    xmlElement('itemClass', { qcode: 'ninat:text' }),
    xmlElement('provider', { qcode: providerCode }, [label('name', document.providerName)]),
    textElement('versionCreated', document.versionCreated),
    textElement('firstCreated', document.firstCreated),
    document.embargoed === null ? '' : textElement('embargoed', document.embargoed),
    xmlElement('pubStatus', { qcode: status }),
    label('title', document.headline),
    original === null || original.link === ''
      ? ''
      : xmlElement('link', { rel: relations.original, href: original.link }, [label('title', original.publication)]),
    ...document.attachments.map(attachmentLink),
  ]);
}

function contentMeta(document: NewsDocument): string {
  const { category } = document;
  return xmlElement('contentMeta', {}, [
    textElement('contentCreated', document.firstCreated),
    textElement('contentModified', document.versionCreated),
    named('infoSource', document.original?.publication ?? ''),
    ...document.authors.map((author) => named('creator', author)),
    xmlElement('language', { tag: languageTag(document.language) }),
    ...document.keywords.map((keyword) => label('keyword', keyword)),
    xmlElement('subject', { type: 'cpnat:abstract', qcode: categoryCode(category.id) }, [label('name', category.name)]),
    label('slugline', document.slugline),
    label('headline', document.headline),
    label('by', document.by),
    ...document.description.map((text) => optionalElement('description', text, { role: 'drol:summary' })),
  ]);
}

function contentSet(document: NewsDocument, { toXhtml, alternatives = [] }: NewsItemOptions): string {
  const title = textElement('title', oneLine(document.headline));
  const head = `<head>${title}</head>`;
  const html = `<html xmlns="${namespaces.xhtml}">${head}<body>${toXhtml(document.bodyHtml)}</body></html>`;
  return xmlElement('contentSet', {}, [
    xmlElement('inlineXML', { contenttype: 'application/xhtml+xml' }, [html]),
    ...alternatives.map(({ contentType, xml }) => xmlElement('inlineXML', { contenttype: contentType }, [xml])),
  ]);
}

/** The `newsItem` element alone, to be placed into a newsMessage; see `writeNewsItem`. */
export function newsItemElement(document: NewsDocument, options: NewsItemOptions): string {
  const attributes = {
    xmlns: namespaces.newsml,
    'xmlns:wd': namespaces.watchdesk,
    standard: 'NewsML-G2',
    standardversion: '2.23',
    conformance: 'core',
    guid: document.guid,
    version: document.version,
    'xml:lang': languageTag(document.language),
  };
  const schemes = Object.entries(ownSchemes).map(([alias, uri]) => xmlElement('scheme', { alias, uri }));
  return xmlElement('newsItem', attributes, [
    xmlElement('catalogRef', { href: iptcCatalog }),
    xmlElement('catalog', {}, schemes),
    xmlElement('rightsInfo', {}, [
      named('copyrightHolder', document.copyrightHolder),
      optionalElement('copyrightNotice', document.copyrightNotice),
    ]),
    itemMeta(document, options.audience),
    contentMeta(document),
    contentSet(document, options),
  ]);
}

/**
 * Writes an article as NewsML-G2 2.23, conformance Core. Client and server both use it; they differ in the HTML parser
 * behind `toXhtml`. Characters that XML can't contain are dropped, and labels are written on one line.
 */
export const writeNewsItem = (document: NewsDocument, options: NewsItemOptions): string =>
  `${xmlDeclaration}${newsItemElement(document, options)}\n`;
