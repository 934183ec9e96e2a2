-- Flags of articles for the whole department: `approved` and `important`.
create table article_flag (
  department_id text not null references department,
  flag text not null check (flag in ('approved', 'important')),
  item_id bigint references item on delete cascade,
  own_article_id bigint references own_article on delete cascade,
  article_id bigint generated always as (coalesce(item_id, own_article_id)) stored,
  set_by text references user_account on delete set null,
  set_at timestamptz not null default now(),
  primary key (department_id, article_id, flag),
  check (num_nonnulls(item_id, own_article_id) = 1)
);
create index article_flag_item on article_flag (item_id);
create index article_flag_own on article_flag (own_article_id);
create index article_flag_set_by on article_flag (set_by);

-- Labels of items for one person: `read` and `starred`.
create table item_label (
  user_id text not null references user_account on delete cascade,
  item_id bigint not null references item on delete cascade,
  label text not null check (label in ('read', 'starred')),
  set_at timestamptz not null default now(),
  primary key (user_id, item_id, label)
);
create index item_label_item on item_label (item_id);

-- What was removed from a workspace, so that it can be put back: by Undo, or from the author's trash.
create table removed_place (
  workspace_id text not null references workspace on delete cascade,
  -- The item and its version, which may be deleted meanwhile, or the own article.
  item_id bigint,
  item_version integer,
  own_article_id bigint references own_article on delete cascade,
  article_id bigint generated always as (coalesce(item_id, own_article_id)) stored,
  title text not null,
  shared_by text references user_account on delete set null,
  created_at timestamptz not null,
  section_ids bigint[] not null default '{}',
  removed_by text references user_account on delete set null,
  removed_at timestamptz not null,
  primary key (workspace_id, article_id)
);
create index removed_place_own on removed_place (own_article_id);
create index removed_place_shared_by on removed_place (shared_by);
create index removed_place_removed_by on removed_place (removed_by);
create index removed_place_removed_at on removed_place (removed_at);
