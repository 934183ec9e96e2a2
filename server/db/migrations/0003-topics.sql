create table topic_group (
  id bigint primary key default nextval('node_seq'),
  topic_type text not null check (topic_type in ('USER', 'COMPANY', 'WATCHDESK')),
  -- The person, the department, or WATCHDESK.
  owner text not null,
  department_id text references department on delete cascade,
  parent_id bigint references topic_group,
  name text not null,
  image_id text references image,
  icon text,
  block_edit boolean not null default false,
  position integer not null,
  created_at timestamptz not null default now()
);
create index topic_group_owner on topic_group (owner, parent_id, position);

create table topic (
  id bigint primary key default nextval('node_seq'),
  topic_type text not null check (topic_type in ('USER', 'COMPANY', 'WATCHDESK')),
  owner text not null,
  department_id text references department on delete cascade,
  -- Absent for a person's own topic outside any category: shown under Misc.
  group_id bigint references topic_group,
  name text not null,
  description text not null default '',
  details text not null default '',
  query text not null default '',
  add_all_sources boolean not null default false,
  publish_only boolean not null default false,
  frequency integer,
  article_limit integer,
  allowed_subscription integer[] not null default '{2,6}',
  block_edit boolean not null default false,
  position integer not null,
  -- Grows with every change of what the topic matches; a match says which revision it is of.
  revision bigint not null default 1,
  matched_from timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index topic_owner on topic (owner, group_id, position);
create index topic_department on topic (department_id);

create table topic_source (
  topic_id bigint not null references topic on delete cascade,
  source_id text not null references source,
  primary key (topic_id, source_id)
);
create index topic_source_source on topic_source (source_id);

-- What changed in the saved queries, read by the matching workers in the order of commitment.
create table topic_change (
  id bigint generated always as identity primary key,
  topic_id bigint not null,
  tx xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);

create table favourite (
  user_id text not null references user_account on delete cascade,
  topic_id bigint not null references topic on delete cascade,
  position integer not null,
  primary key (user_id, topic_id)
);

create table subscription (
  id bigint generated always as identity primary key,
  user_id text not null references user_account on delete cascade,
  topic_id bigint not null references topic on delete cascade,
  delivery_methods integer[] not null default '{6,18}',
  -- Of a person's own topic; a company or provider topic brings its own frequency and limit.
  email text,
  frequency integer,
  article_limit integer,
  subscribed_at timestamptz not null default now(),
  paused_until timestamptz,
  send_empty boolean not null default false,
  next_due_at timestamptz not null,
  -- Matches committed before this transaction id were in an earlier edition, or precede the subscription.
  matched_through xid8 not null default pg_current_xact_id(),
  unique (user_id, topic_id)
);
create index subscription_due on subscription (next_due_at);
create index subscription_topic on subscription (topic_id);

create table topic_match (
  topic_id bigint not null references topic on delete cascade,
  item_id bigint not null references item on delete cascade,
  version integer not null,
  topic_revision bigint not null,
  tx xid8 not null default pg_current_xact_id(),
  matched_at timestamptz not null default now(),
  primary key (topic_id, item_id)
);
create index topic_match_tx on topic_match (topic_id, tx);
create index topic_match_item on topic_match (item_id);
