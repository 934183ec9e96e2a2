create table mail (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  kind text not null,
  department_id text references department on delete cascade,
  user_id text references user_account on delete cascade,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'uncertain', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index mail_waiting on mail (next_attempt_at) where state in ('queued', 'sending', 'uncertain');
create index mail_department on mail (department_id, id desc);
create index mail_user on mail (user_id, id desc);

-- One sent alert: its key is the subscription's person and topic, and the instant it was due.
create table edition (
  id bigint generated always as identity primary key,
  user_id text not null references user_account on delete cascade,
  topic_id bigint not null references topic on delete cascade,
  due_at timestamptz not null,
  matched_from xid8 not null,
  matched_through xid8 not null,
  article_count integer not null,
  total integer not null,
  mail_id bigint references mail,
  created_at timestamptz not null default now(),
  unique (user_id, topic_id, due_at)
);
create index edition_user on edition (user_id, id desc);

create table edition_item (
  edition_id bigint not null references edition on delete cascade,
  position integer not null,
  item_id bigint not null,
  version integer not null,
  primary key (edition_id, position)
);

create table notification (
  id bigint generated always as identity primary key,
  user_id text not null references user_account on delete cascade,
  group_id text references user_group on delete cascade,
  article_id text not null,
  headline text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notification_unread on notification (user_id, id desc) where read_at is null;
