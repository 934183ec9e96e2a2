-- The workspace of a person, or of a user group: its id is theirs. A row is made with the first thing that is kept in it.
create table workspace (
  id text primary key,
  department_id text not null references department,
  user_id text unique references user_account on delete cascade,
  group_id text unique references user_group on delete cascade,
  created_at timestamptz not null default now(),
  check (num_nonnulls(user_id, group_id) = 1 and id = coalesce(user_id, group_id))
);

-- An article as it was when it was saved; what is saved is not let go of while it is.
create table workspace_article (
  id bigint generated always as identity primary key,
  workspace_id text not null references workspace on delete cascade,
  item_id bigint not null,
  item_version integer not null,
  title text not null,
  shared_by text references user_account on delete set null,
  created_at timestamptz not null default now(),
  foreign key (item_id, item_version) references item_version,
  unique (workspace_id, item_id),
  unique (workspace_id, id)
);
create index workspace_article_newest on workspace_article (workspace_id, created_at desc, id desc);
create index workspace_article_version on workspace_article (item_id, item_version);
create index workspace_article_shared_by on workspace_article (shared_by) where shared_by is not null;

create table workspace_section (
  id bigint generated always as identity primary key,
  workspace_id text not null references workspace on delete cascade,
  parent_id bigint,
  name text not null,
  description text not null default '',
  position integer not null,
  created_at timestamptz not null default now(),
  unique (workspace_id, id),
  foreign key (workspace_id, parent_id) references workspace_section (workspace_id, id) on delete cascade
);
create index workspace_section_parent on workspace_section (workspace_id, parent_id, position);

create table workspace_section_article (
  workspace_id text not null,
  section_id bigint not null,
  article_id bigint not null,
  position integer not null,
  primary key (section_id, article_id),
  foreign key (workspace_id, section_id) references workspace_section (workspace_id, id) on delete cascade,
  foreign key (workspace_id, article_id) references workspace_article (workspace_id, id) on delete cascade
);
create index workspace_section_article_article on workspace_section_article (article_id);
