import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';

/** The tables as the migrations make them. bigint and xid8 come as strings, timestamptz as Date (an instant). */

type Id = Generated<string>;
type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<T> = ColumnType<T, string | undefined, string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type TopicType = 'USER' | 'COMPANY' | 'WATCHDESK';
export type SourceType = 'PUBLICATION' | 'PACKAGE' | 'CHANNEL';
export type MailState = 'queued' | 'sending' | 'sent' | 'uncertain' | 'failed' | 'cancelled';

export interface AppSettingTable {
  key: string;
  value: Json<unknown>;
}

export interface RealmTable {
  id: string;
  name: string;
}

export interface DepartmentTable {
  id: Id;
  realm_id: string;
  name: string;
  max_seats: number;
  max_channels: number;
  channel_prefix: Defaulted<string>;
  settings: Json<Record<string, unknown>>;
  created_at: Instant;
}

export interface UserAccountTable {
  id: Id;
  department_id: string;
  realm_id: string;
  uid: string;
  given_name: string;
  sur_name: string;
  level: Defaulted<number>;
  delivery_methods: Defaulted<number[]>;
  password_hash: Nullable<string>;
  password_expires_at: MaybeInstant;
  settings: Json<Record<string, unknown>>;
  mail_bounced_at: MaybeInstant;
  mail_bounced_reason: Nullable<string>;
  mail_resumed_at: MaybeInstant;
  created_at: Instant;
}

export interface SessionTable {
  id: Id;
  user_id: string;
  auth_type: 'password' | 'session';
  refresh_hash: Buffer;
  previous_hash: Nullable<Buffer>;
  rotated_at: Instant;
  created_at: Instant;
  last_used_at: Instant;
  expires_at: Instant;
  revoked_at: MaybeInstant;
  user_agent: Nullable<string>;
  address: Nullable<string>;
}

export interface SignOnTicketTable {
  hash: Buffer;
  user_id: string;
  session_id: Nullable<string>;
  expires_at: Instant;
  uses: Defaulted<number>;
}

export interface SignInAttemptTable {
  id: Id;
  account: string;
  address: string;
  /** The known device that it came from; null for an unknown one. */
  device: string | null;
  at: Instant;
}

export interface SigningKeyTable {
  id: string;
  private_jwk: Json<Record<string, unknown>>;
  created_at: Instant;
}

export interface UserGroupTable {
  id: Id;
  department_id: string;
  name: string;
  description: Defaulted<string>;
  created_at: Instant;
}

export interface UserGroupMemberTable {
  group_id: string;
  user_id: string;
  is_owner: Defaulted<boolean>;
}

export interface ImageTable {
  id: string;
  department_id: Nullable<string>;
  content_type: string;
  bytes: Buffer;
  created_at: Instant;
}

export interface ContentCategoryTable {
  id: string;
  content_name: string;
  position: number;
}

export interface SourceTable {
  id: string;
  department_id: Nullable<string>;
  name: string;
  type: SourceType;
  number: Defaulted<number>;
  homepage: Nullable<string>;
  description: Defaulted<string>;
  publish_only: Defaulted<boolean>;
  removed_at: MaybeInstant;
  created_at: Instant;
}

export interface SourcePackageMemberTable {
  package_id: string;
  source_id: string;
}

export interface FeedTable {
  source_id: string;
  url: string;
  category_id: Nullable<string>;
  content_owner: Defaulted<string>;
  language: Nullable<string>;
  etag: Nullable<string>;
  last_modified: Nullable<string>;
  interval_seconds: Defaulted<number>;
  next_read_at: Instant;
  leased_until: MaybeInstant;
  last_read_at: MaybeInstant;
  last_success_at: MaybeInstant;
  last_status: Nullable<number>;
  last_error_code: Nullable<string>;
  last_error: Nullable<string>;
  failures: Defaulted<number>;
  item_count: Defaulted<number>;
}

export interface StoryTable {
  id: Id;
  /** Null: a provider's article is in it. */
  department_id: Nullable<string>;
  created_at: Instant;
}

export interface StorySignatureTable {
  item_id: string;
  version: number;
  source_id: string;
  department_id: Nullable<string>;
  language: string;
  published: Instant;
  ripe: boolean;
  background: number;
  shingles: number;
  sketch: Buffer;
  terms: Buffer;
  /** Where it stands in the order in which they were stored. */
  place: Generated<string>;
}

/** An article that a department does not count to its story. */
export interface StorySplitTable {
  department_id: string;
  item_id: string;
  story_id: string;
  split_by: Nullable<string>;
  split_at: Instant;
}

export interface ItemTable {
  id: Id;
  source_id: string;
  department_id: Nullable<string>;
  guid: string;
  story_id: Nullable<string>;
  latest_version: Defaulted<number>;
  received_at: Instant;
}

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

export interface ItemVersionTable {
  item_id: string;
  version: number;
  is_latest: Defaulted<boolean>;
  source_id: string;
  department_id: Nullable<string>;
  published: ColumnType<Date, Date | string, Date | string>;
  updated: MaybeInstant;
  received_at: Instant;
  url: Nullable<string>;
  headline: string;
  summary: Defaulted<string>;
  body_html: Defaulted<string>;
  body_text: Defaulted<string>;
  author: Defaulted<string[]>;
  publication: Defaulted<string>;
  language: Defaulted<string>;
  category_id: Nullable<string>;
  metadata: Json<ItemMetadata>;
  image_url: Nullable<string>;
  media: Json<ItemMedia[]>;
  related: Json<RelatedLink[]>;
  word_count: Defaulted<number>;
  content_hash: Buffer;
  /** A tsvector literal. */
  vector: string;
}

export interface MatchQueueTable {
  id: Id;
  item_id: string;
  version: number;
  enqueued_at: Instant;
}

export interface TopicGroupTable {
  id: Id;
  topic_type: TopicType;
  owner: string;
  department_id: Nullable<string>;
  parent_id: Nullable<string>;
  name: string;
  image_id: Nullable<string>;
  icon: Nullable<string>;
  block_edit: Defaulted<boolean>;
  position: number;
  /** By which the form that made it knows it again. */
  creation_key: Nullable<string>;
  created_at: Instant;
}

export interface TopicTable {
  id: Id;
  topic_type: TopicType;
  owner: string;
  department_id: Nullable<string>;
  group_id: Nullable<string>;
  name: string;
  description: Defaulted<string>;
  details: Defaulted<string>;
  query: Defaulted<string>;
  add_all_sources: Defaulted<boolean>;
  publish_only: Defaulted<boolean>;
  frequency: Nullable<number>;
  article_limit: Nullable<number>;
  allowed_subscription: Defaulted<number[]>;
  block_edit: Defaulted<boolean>;
  position: number;
  revision: Defaulted<string>;
  /** The stored query does not parse any more. */
  query_refused: Defaulted<boolean>;
  matched_from: Instant;
  /** By which the form that made it knows it again. */
  creation_key: Nullable<string>;
  created_at: Instant;
  updated_at: Instant;
}

export interface TopicSourceTable {
  topic_id: string;
  source_id: string;
}

export interface TopicChangeTable {
  id: Id;
  topic_id: string;
  tx: Generated<string>;
  at: Instant;
  leased_until: MaybeInstant;
  filled_at: MaybeInstant;
}

export interface FavouriteTable {
  user_id: string;
  topic_id: string;
  position: number;
}

export interface SubscriptionTable {
  id: Id;
  user_id: string;
  topic_id: string;
  delivery_methods: Defaulted<number[]>;
  email: Nullable<string>;
  frequency: Nullable<number>;
  article_limit: Nullable<number>;
  subscribed_at: Instant;
  paused_until: MaybeInstant;
  send_empty: Defaulted<boolean>;
  next_due_at: ColumnType<Date, Date | string, Date | string>;
  matched_through: Generated<string>;
}

export interface TopicMatchTable {
  topic_id: string;
  item_id: string;
  version: number;
  topic_revision: string;
  tx: Generated<string>;
  matched_at: Instant;
}

export interface MailTable {
  id: Id;
  message_id: string;
  kind: string;
  department_id: Nullable<string>;
  user_id: Nullable<string>;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Json<Record<string, string>>;
  state: Defaulted<MailState>;
  attempts: Defaulted<number>;
  next_attempt_at: Instant;
  leased_until: MaybeInstant;
  sent_at: MaybeInstant;
  last_error: Nullable<string>;
  created_at: Instant;
  put_off_at: MaybeInstant;
  bounced_at: MaybeInstant;
  offered_at: MaybeInstant;
  uncertain: Defaulted<number>;
  /** An alert on a topic of the receiver's own. */
  is_private: Defaulted<boolean>;
  /** The mailing whose text the mail has; its own is empty then. */
  mailing_id: Nullable<string>;
}

/** The text that many mails have in common. */
export interface MailingTable {
  id: Id;
  from_name: string;
  html: string;
  text: string;
  /** Stands in html and text for the recipient's own address for unsubscribing. */
  unsubscribe_mark: string;
  created_at: Instant;
  cancelled_at: MaybeInstant;
}

export interface NewsletterTable {
  id: Id;
  workspace_id: string;
  department_id: string;
  sent_by: Nullable<string>;
  /** Made by whoever sends: a second attempt with it is the same newsletter. */
  key: string;
  subject: string;
  mailing_id: string;
  user_groups: string[];
  article_count: number;
  recipient_count: number;
  created_at: Instant;
}

export interface MailStyleTable {
  id: Id;
  department_id: string;
  name: string;
  description: Defaulted<string>;
  accent: Nullable<string>;
  link: string;
  ground: string;
  paper: string;
  headline_font: string;
  text_font: string;
  created_at: Instant;
}

export interface MailStyleDefaultTable {
  department_id: string;
  style_id: string;
}

export interface EditionTable {
  id: Id;
  user_id: string;
  topic_id: string;
  due_at: ColumnType<Date, Date | string, never>;
  matched_from: string;
  matched_through: string;
  article_count: number;
  total: number;
  mail_id: Nullable<string>;
  created_at: Instant;
}

export interface EditionItemTable {
  edition_id: string;
  position: number;
  item_id: string;
  version: number;
}

export interface NotificationTable {
  id: Id;
  user_id: string;
  group_id: Nullable<string>;
  article_id: string;
  headline: string;
  created_at: Instant;
  read_at: MaybeInstant;
}

/** Of a person or a group: the id is theirs. */
export interface WorkspaceTable {
  id: string;
  department_id: string;
  user_id: Nullable<string>;
  group_id: Nullable<string>;
  created_at: Instant;
}

export interface WorkspaceArticleTable {
  id: Id;
  workspace_id: string;
  item_id: string;
  item_version: number;
  /** The headline of the version that was saved. */
  title: string;
  shared_by: Nullable<string>;
  created_at: Instant;
}

export interface WorkspaceSectionTable {
  id: Id;
  workspace_id: string;
  parent_id: Nullable<string>;
  name: string;
  description: Defaulted<string>;
  position: number;
  created_at: Instant;
}

export interface WorkspaceSectionArticleTable {
  workspace_id: string;
  section_id: string;
  article_id: string;
  position: number;
}

export interface Database {
  app_setting: AppSettingTable;
  realm: RealmTable;
  department: DepartmentTable;
  user_account: UserAccountTable;
  session: SessionTable;
  sign_on_ticket: SignOnTicketTable;
  sign_in_attempt: SignInAttemptTable;
  signing_key: SigningKeyTable;
  user_group: UserGroupTable;
  user_group_member: UserGroupMemberTable;
  image: ImageTable;
  content_category: ContentCategoryTable;
  source: SourceTable;
  source_package_member: SourcePackageMemberTable;
  feed: FeedTable;
  story: StoryTable;
  story_signature: StorySignatureTable;
  story_split: StorySplitTable;
  item: ItemTable;
  item_version: ItemVersionTable;
  match_queue: MatchQueueTable;
  topic_group: TopicGroupTable;
  topic: TopicTable;
  topic_source: TopicSourceTable;
  topic_change: TopicChangeTable;
  favourite: FavouriteTable;
  subscription: SubscriptionTable;
  topic_match: TopicMatchTable;
  mail: MailTable;
  mail_style: MailStyleTable;
  mail_style_default: MailStyleDefaultTable;
  mailing: MailingTable;
  newsletter: NewsletterTable;
  edition: EditionTable;
  edition_item: EditionItemTable;
  notification: NotificationTable;
  workspace: WorkspaceTable;
  workspace_article: WorkspaceArticleTable;
  workspace_section: WorkspaceSectionTable;
  workspace_section_article: WorkspaceSectionArticleTable;
}

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
