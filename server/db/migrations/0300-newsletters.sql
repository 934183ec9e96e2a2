-- A department's own looks of mails, beside the product's.
create table mail_style (
  id bigint generated always as identity primary key,
  department_id text not null references department,
  name text not null,
  description text not null default '',
  -- null: the company's first colour
  accent text,
  link text not null,
  ground text not null,
  paper text not null,
  headline_font text not null,
  text_font text not null,
  created_at timestamptz not null default now()
);
create unique index mail_style_name on mail_style (department_id, lower(name));

-- What a newsletter takes that chooses none: one of the department's own, or of the product's.
create table mail_style_default (
  department_id text primary key references department,
  style_id text not null
);

-- What was sent from a workspace. Its mails have no text of their own, which would be a copy for each recipient.
create table newsletter (
  id bigint generated always as identity primary key,
  workspace_id text not null references workspace on delete cascade,
  department_id text not null references department,
  sent_by text references user_account on delete set null,
  key text not null,
  subject text not null,
  from_name text not null,
  html text not null,
  text text not null,
  -- Stands in html and text where each recipient's own address for unsubscribing belongs.
  unsubscribe_mark text not null,
  user_groups text[] not null,
  article_count integer not null,
  recipient_count integer not null,
  created_at timestamptz not null default now(),
  cancelled_at timestamptz,
  unique (sent_by, key)
);
create index newsletter_workspace on newsletter (workspace_id, created_at desc, id desc);
create index newsletter_created on newsletter (created_at);

alter table mail add column newsletter_id bigint references newsletter on delete cascade;
create index mail_newsletter on mail (newsletter_id, state) where newsletter_id is not null;
alter table mail drop constraint mail_state_check;
alter table mail add constraint mail_state_check
  check (state in ('queued', 'sending', 'sent', 'uncertain', 'failed', 'cancelled'));
-- Alerts go before newsletters: a thousand mails of one do not let real time wait.
drop index mail_waiting;
create index mail_waiting on mail ((newsletter_id is not null), next_attempt_at, id)
  where state in ('queued', 'sending', 'uncertain');
