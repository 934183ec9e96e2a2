import { defaultCategory, type NewsDocument } from '@contract/newsml/newsDocument';
import { limits } from '@contract/limits';
import { cleanHtml } from '@server/engine/feeds/cleanHtml';
import { headlineText, oneLine, storable } from '@server/engine/feeds/feedText';
import { languageCode } from '@server/engine/feeds/detectLanguage';
import { countWords, plainText } from '@server/engine/feeds/plainText';
import { readNewsItem, writeNewsItem } from '@server/engine/newsml/newsItem';
import { NewsmlError } from '@server/engine/newsml/wellFormed';
import { withoutSignatures } from '@server/files/fileAddress';
import type { FileRow } from '@server/files/repository';
import { invalid } from '@server/http/errors';
import { cleanAttachments, toStored } from './attachments';
import type { NewVersion } from './repository';

/** What the server decides about a document, whatever the client sent. */
interface DocumentContext {
  articleId: string;
  version: number;
  departmentName: string;
  /** The application's address, against which relative links are resolved. */
  publicUrl: string;
  /** The content categories by id. */
  categories: ReadonlyMap<string, string>;
  /** The files of the department that the document attaches or shows beside links, by id. */
  files: ReadonlyMap<string, FileRow>;
  savedBy: string;
  firstCreated: Date;
  now: Date;
}

/** The guid of an own article, the same in all of its versions. */
export const ownArticleGuid = (articleId: string): string => `urn:watchdesk:article:${articleId}`;

/**
 * Reads the document that a client sent.
 * @throws AppError VALIDATION if it isn't base64 of a NewsML-G2 newsItem
 */
export function decodeDocument(base64: string): NewsDocument {
  const bytes = Buffer.from(base64, 'base64');
  let xml: string;
  try {
    xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid({ article: 'The article isn’t text in UTF-8.' });
  }
  try {
    return readNewsItem(xml);
  } catch (error) {
    if (!(error instanceof NewsmlError)) throw error;
    throw invalid({ article: `The article isn’t a readable NewsML-G2 document: ${error.message}` });
  }
}

export const encodeDocument = (xml: string): string => Buffer.from(xml, 'utf8').toString('base64');

/** The version to store: the document cleaned, with the guid, version, provider, and rights that the server decides. */
export function toVersion(given: NewsDocument, context: DocumentContext): NewVersion {
  const { departmentName, now } = context;
  const html = withoutSignatures(
    context.publicUrl,
    storable(cleanHtml(given.bodyHtml.slice(0, limits.documentBase64), context.publicUrl)),
  );
  const text = plainText(html);
  const category = categoryOf(given, context.categories);
  const document: NewsDocument = {
    ...given,
    guid: ownArticleGuid(context.articleId),
    version: context.version,
    versionCreated: now.toISOString(),
    firstCreated: context.firstCreated.toISOString(),
    pubStatus: 'draft',
    embargoed: null,
    language: languageCode(given.language) ?? limits.defaultLanguage,
    category,
    headline: line(given.headline, limits.ownHeadline) || 'Untitled',
    slugline: line(given.slugline, limits.ownHeadline),
    by: byline(given.by),
    authors: given.authors.slice(0, limits.ownKeywords).map(byline),
    description: given.description
      .slice(0, 10)
      .map((paragraph) => storable(paragraph).trim().slice(0, limits.ownDescription))
      .filter((paragraph) => paragraph !== ''),
    bodyHtml: html,
    keywords: [...new Set(given.keywords.slice(0, limits.ownKeywords).map((name) => line(name, 100)))].filter(
      (name) => name !== '',
    ),
    providerName: departmentName,
    copyrightHolder: departmentName,
    copyrightNotice: `© ${now.getUTCFullYear()} ${departmentName}`,
    attachments: cleanAttachments(given.attachments, context),
  };
  return {
    document: writeNewsItem(document),
    headline: document.headline,
    description: document.description.join('\n'),
    body_html: html,
    body_text: text,
    byline: document.by,
    language: document.language,
    category_id: category.id,
    keywords: document.keywords,
    word_count: countWords(text),
    attachments: JSON.stringify(document.attachments.map((one, index) => toStored(context.publicUrl, one, index))),
    saved_by: context.savedBy,
    saved_at: now,
  };
}

function categoryOf(given: NewsDocument, categories: ReadonlyMap<string, string>): NewsDocument['category'] {
  const name = categories.get(given.category.id);
  return name === undefined ? defaultCategory : { id: given.category.id, name };
}

/** As typed: `a < b` and `<b>` are text. */
const line = (text: string, length: number): string => storable(oneLine(text)).trim().slice(0, length);

/** Readers show an author's markup, so that there must be none. */
const byline = (name: string): string => storable(headlineText(name)).trim().slice(0, limits.ownHeadline);
