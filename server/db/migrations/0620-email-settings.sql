-- A user's saved entries of the email dialog: subject, comment, and recipients under a name.
create table email_setting (
  id bigint generated always as identity primary key,
  user_id text not null references user_account on delete cascade,
  name text not null,
  subject text not null default '',
  comment text not null default '',
  user_groups text[] not null,
  external_emails text[] not null,
  created_at timestamptz not null default now()
);
create unique index email_setting_name on email_setting (user_id, lower(name));
