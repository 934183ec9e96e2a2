import type { ColumnType } from 'kysely';

// Column types that PostgreSQL's catalog doesn't describe; `.kysely-codegenrc.json` assigns them to columns.

/** jsonb: read as a value, written as text. */
export type JsonColumn<T> = ColumnType<T, string, string>;

export type AuthType = 'password' | 'session';
export type TopicType = 'USER' | 'COMPANY' | 'WATCHDESK';
export type SourceType = 'PUBLICATION' | 'PACKAGE' | 'CHANNEL';
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
