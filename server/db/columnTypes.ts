import type { ColumnType } from 'kysely';

// What the catalog of PostgreSQL does not say of a column; `.kysely-codegenrc.json` names the columns.

/** jsonb: read as its value, written as text. */
export type JsonColumn<T> = ColumnType<T, string, string>;

export type AuthType = 'password' | 'session';
export type TopicType = 'USER' | 'COMPANY' | 'WATCHDESK';
export type SourceType = 'PUBLICATION' | 'PACKAGE' | 'CHANNEL';
export type MailState = 'queued' | 'sending' | 'sent' | 'uncertain' | 'failed' | 'cancelled';

/** Names an article gives beside its text; each a list of whole names. */
export interface ItemMetadata {
  organization?: string[];
  location?: string[];
  industry?: string[];
  subject?: string[];
  indication?: string[];
  drugclass?: string[];
  phase?: string[];
  keyword?: string[];
  /** Beside the content category: found by `category:`. */
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
