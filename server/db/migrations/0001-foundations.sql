-- Owners are named by one kind of id: u… a person, d… a department, g… a user group.
create sequence owner_seq;
-- Topics and categories share a sequence, so that the id in an address says which of the two it is.
create sequence node_seq start 1000;

create table app_setting (
  key text primary key,
  value jsonb not null
);

create table realm (
  id text primary key,
  name text not null
);

create table department (
  id text primary key default 'd' || nextval('owner_seq'),
  realm_id text not null references realm,
  name text not null,
  max_seats integer not null,
  max_channels integer not null,
  channel_prefix text not null default '',
  settings jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create table user_account (
  id text primary key default 'u' || nextval('owner_seq'),
  department_id text not null references department,
  realm_id text not null references realm,
  uid text not null,
  given_name text not null,
  sur_name text not null,
  level integer not null default 0,
  delivery_methods integer[] not null default '{24}',
  password_hash text,
  password_expires_at timestamptz,
  settings jsonb not null default '{}',
  mail_bounced_at timestamptz,
  created_at timestamptz not null default now(),
  check (uid = lower(uid))
);
create unique index user_account_uid on user_account (realm_id, uid);
create index user_account_department on user_account (department_id, sur_name, given_name);

create table session (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references user_account on delete cascade,
  auth_type text not null check (auth_type in ('password', 'session')),
  refresh_hash bytea not null unique,
  previous_hash bytea,
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text,
  address text
);
create index session_user_id on session (user_id);
create index session_previous on session (previous_hash) where previous_hash is not null;

create table sign_on_ticket (
  hash bytea primary key,
  user_id text not null references user_account on delete cascade,
  session_id uuid references session on delete cascade,
  expires_at timestamptz not null
);

create table sign_in_attempt (
  id bigint generated always as identity primary key,
  account text not null,
  address text not null,
  at timestamptz not null default now()
);
create index sign_in_attempt_account on sign_in_attempt (account, at);
create index sign_in_attempt_address on sign_in_attempt (address, at);

create table signing_key (
  id text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);

create table user_group (
  id text primary key default 'g' || nextval('owner_seq'),
  department_id text not null references department,
  name text not null,
  description text not null default '',
  created_at timestamptz not null default now()
);

create table user_group_member (
  group_id text not null references user_group on delete cascade,
  user_id text not null references user_account on delete cascade,
  is_owner boolean not null default false,
  primary key (group_id, user_id)
);
create index user_group_member_user on user_group_member (user_id);

create table image (
  id text primary key,
  department_id text references department,
  content_type text not null,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
