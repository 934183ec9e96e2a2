create table content_category (
  id text primary key,
  content_name text not null,
  position integer not null
);

-- A provider's source has no department; a department's channel is a source of type CHANNEL.
create sequence source_number_seq start 100;
create table source (
  id text primary key,
  department_id text references department,
  name text not null,
  type text not null check (type in ('PUBLICATION', 'PACKAGE', 'CHANNEL')),
  number integer not null default nextval('source_number_seq'),
  homepage text,
  description text not null default '',
  publish_only boolean not null default false,
  removed_at timestamptz,
  created_at timestamptz not null default now()
);
create index source_department on source (department_id);

create table source_package_member (
  package_id text not null references source on delete cascade,
  source_id text not null references source on delete cascade,
  primary key (package_id, source_id)
);

-- What is read for a source: the address of its feed, and how its readings went.
create table feed (
  source_id text primary key references source on delete cascade,
  url text not null,
  category_id text references content_category,
  content_owner text not null default '',
  language text,
  etag text,
  last_modified text,
  interval_seconds integer not null default 900,
  next_read_at timestamptz not null default now(),
  leased_until timestamptz,
  last_read_at timestamptz,
  last_success_at timestamptz,
  last_status integer,
  last_error_code text,
  last_error text,
  failures integer not null default 0,
  item_count integer not null default 0
);
create index feed_due on feed (next_read_at);

create table story (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now()
);

create table item (
  id bigint generated always as identity primary key,
  source_id text not null references source,
  department_id text references department,
  guid text not null,
  story_id bigint references story,
  latest_version integer not null default 1,
  received_at timestamptz not null default now(),
  unique (source_id, guid)
);
create index item_story on item (story_id) where story_id is not null;

create table item_version (
  item_id bigint not null references item on delete cascade,
  version integer not null,
  is_latest boolean not null default true,
  source_id text not null references source,
  department_id text references department,
  published timestamptz not null,
  updated timestamptz,
  received_at timestamptz not null default now(),
  url text,
  headline text not null,
  summary text not null default '',
  body_html text not null default '',
  body_text text not null default '',
  author text[] not null default '{}',
  publication text not null default '',
  language text not null default 'en',
  category_id text references content_category,
  metadata jsonb not null default '{}',
  image_url text,
  media jsonb not null default '[]',
  related jsonb not null default '[]',
  word_count integer not null default 0,
  content_hash bytea not null,
  vector tsvector not null,
  primary key (item_id, version)
);
create index item_version_vector on item_version using gin (vector) with (fastupdate = off);
create index item_version_published on item_version (published desc, item_id desc) where is_latest;
create index item_version_source on item_version (source_id, published desc, item_id desc) where is_latest;
create index item_version_department on item_version (department_id, published desc, item_id desc) where is_latest;
-- Without a large sample the planner takes the date index for rare words and prefixes (thirty times slower).
alter table item_version alter column vector set statistics 1000;

-- New versions waiting to be matched against the saved queries, filled by the transaction that stored them.
create table match_queue (
  id bigint generated always as identity primary key,
  item_id bigint not null,
  version integer not null,
  enqueued_at timestamptz not null default now(),
  leased_until timestamptz,
  foreign key (item_id, version) references item_version on delete cascade
);
