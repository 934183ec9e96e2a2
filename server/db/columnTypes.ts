import type { ColumnType } from 'kysely';

// Column types that PostgreSQL's catalog doesn't describe; `.kysely-codegenrc.json` assigns them to columns.

/** jsonb: read as a value, written as text. */
export type JsonColumn<T> = ColumnType<T, string, string>;

export type ArticleFlag = 'approved' | 'important';
/** What the sender of a document wants done with it. */
export type IncomingStatus = 'usable' | 'withheld' | 'canceled';
export type ItemLabel = 'read' | 'starred';
export type AuthType = 'password' | 'session';
export type TopicType = 'USER' | 'COMPANY' | 'WATCHDESK';
/** TOPICS: a department's source of what is published into topics directly; in no list. */
export type SourceType = 'PUBLICATION' | 'PACKAGE' | 'CHANNEL' | 'TOPICS';
export type MailState = 'queued' | 'sending' | 'sent' | 'uncertain' | 'failed' | 'cancelled';

/** The metadata of an article; each member is a list of names. */
export interface ItemMetadata {
  organization?: string[];
  location?: string[];
  industry?: string[];
  subject?: string[];
  indication?: string[];
  drugclass?: string[];
  phase?: string[];
  keyword?: string[];
  /** The ids of the topics that the article is published into; see docs/decisions/own-articles.md. */
  publishedTo?: string[];
  /** In addition to the content category; searched by `category:`. */
  categoryNames?: string[];
}

export interface ItemMedia {
  url: string;
  type: string;
  length?: number;
  title?: string;
}

export interface RelatedLink {
  url: string;
  title: string;
}

/** The forms in which a file is kept: as it was uploaded, and of pictures a smaller one. */
export type Rendition = 'original' | 'preview';

/** Where the content of a file is: in the table `file_chunk`, or in an S3-compatible store. */
export type FileStorage = 'database' | 's3';

/** How somebody learned of an article in a workspace. */
export type NotificationKind = 'shared' | 'commented' | 'mentioned';

/** What is attached to a version of an own article, without what is derived when it is read (links, previews). */
export interface StoredAttachment {
  id: string;
  attachmentType: 'item' | 'link' | 'file';
  headline: string;
  description: string;
  /** Of a link, and the file that shows it. */
  url?: string;
  previewFileId?: string;
  /** Of an item: the id of an item or own article; the version only of an item. */
  itemId?: string;
  itemVersion?: number;
  /** Of a file. */
  fileId?: string;
}
