/** Where a document is in its life: only the author's, held back, published, or withdrawn. */
export type PubStatus = 'draft' | 'withheld' | 'usable' | 'canceled';

/** Something that an article links to: an uploaded file, another article, or a web page. */
export interface NewsAttachment {
  type: 'file' | 'item' | 'link';
  /** Of the file or the article; empty for a web page. */
  id: string;
  headline: string;
  description: string;
  /** The address of a file or page; empty for an article of this installation. */
  link: string;
  /** The address of a preview image; empty if there is none. */
  previewPath: string;
  /** The media type; empty if unknown. */
  contentType: string;
  /** In bytes. */
  size: number | null;
}

/**
 * An authored article: a text item of NewsML-G2 2.23. Instants are ISO 8601 in UTC. Texts are plain text on one line
 * unless noted.
 */
export interface NewsDocument {
  /** A URI without spaces that all versions share. */
  guid: string;
  /** 1 or more. */
  version: number;
  versionCreated: string;
  firstCreated: string;
  pubStatus: PubStatus;
  /** All versions are held back until then; an empty string means without end. */
  embargoed: string | null;
  /** A language tag (BCP 47). */
  language: string;
  /** The id is that of a content category. */
  category: { id: string; name: string };
  headline: string;
  slugline: string;
  /** The byline as readers see it. */
  by: string;
  authors: string[];
  /** May have several lines. */
  description: string[];
  /** Sanitized HTML of the article's body. */
  bodyHtml: string;
  keywords: string[];
  /** The name of the department that provides the article. */
  providerName: string;
  copyrightHolder: string;
  /** May have several lines. */
  copyrightNotice: string;
  /** Of a copy: where the original was published and its address. */
  original: { publication: string; link: string } | null;
  attachments: NewsAttachment[];
}

/** The category of an article whose author chose none. */
export const defaultCategory: NewsDocument['category'] = { id: 'news', name: 'News' };

/** A new draft without content. `guid` must be new, such as `urn:uuid:` with a random UUID. */
export function newDraft({ guid, now, author }: { guid: string; now: string; author: string }): NewsDocument {
  return {
    guid,
    version: 1,
    versionCreated: now,
    firstCreated: now,
    pubStatus: 'draft',
    embargoed: null,
    language: 'en',
    category: defaultCategory,
    headline: '',
    slugline: '',
    by: author,
    authors: author === '' ? [] : [author],
    description: [],
    bodyHtml: '',
    keywords: [],
    providerName: '',
    copyrightHolder: '',
    copyrightNotice: '',
    original: null,
    attachments: [],
  };
}
