-- Articles that people write themselves. They draw their ids from the sequence of the items, so that one number names either.
create table own_article (
  id bigint primary key default nextval('item_id_seq'),
  department_id text not null references department,
  author_id text references user_account on delete set null,
  latest_version integer not null default 1,
  -- The version that is published at present; null: never published, or unpublished.
  published_version integer,
  first_published_at timestamptz,
  -- The source's article that it is a copy of, in the version that was copied.
  original_item_id bigint,
  original_version integer,
  -- Set while it is in its author's trash.
  trashed_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (original_item_id, original_version) references item_version (item_id, version)
);
create index own_article_author on own_article (author_id, id desc);
create index own_article_trashed on own_article (trashed_at) where trashed_at is not null;
create index own_article_original on own_article (original_item_id, original_version) where original_item_id is not null;

-- Each save is a version; the columns beside the document repeat what lists and searches read of it.
create table own_article_version (
  article_id bigint not null references own_article on delete cascade,
  version integer not null,
  -- NewsML-G2 2.23.
  document text not null,
  headline text not null,
  description text not null,
  body_html text not null,
  body_text text not null,
  byline text not null,
  language text not null,
  category_id text not null,
  keywords text[] not null default '{}',
  word_count integer not null,
  attachments jsonb not null default '[]',
  saved_by text references user_account on delete set null,
  saved_at timestamptz not null,
  primary key (article_id, version)
);
create index own_article_version_saved_by on own_article_version (saved_by);
-- Who attaches an article is looked up before it is deleted or published.
create index own_article_version_attachments on own_article_version using gin (attachments jsonb_path_ops);

-- A place is (workspace, article): the article is a version of an item, or an own article in its newest version.
alter table workspace_article rename column id to sequence_number;
alter table workspace_article
  alter column item_id drop not null,
  alter column item_version drop not null,
  add column own_article_id bigint references own_article on delete cascade,
  add column article_id bigint generated always as (coalesce(item_id, own_article_id)) stored,
  add check (num_nonnulls(item_id, own_article_id) = 1 and (item_id is null) = (item_version is null));

alter table workspace_section_article drop constraint workspace_section_article_workspace_id_article_id_fkey;
update workspace_section_article s set article_id = -a.article_id from workspace_article a where a.sequence_number = s.article_id;
update workspace_section_article set article_id = -article_id;

alter table workspace_article
  drop constraint workspace_article_workspace_id_id_key,
  drop constraint workspace_article_workspace_id_item_id_key,
  drop constraint workspace_article_pkey,
  add primary key (workspace_id, article_id),
  add unique (sequence_number);
create index workspace_article_own on workspace_article (own_article_id) where own_article_id is not null;

drop index workspace_section_article_article;
alter table workspace_section_article
  add foreign key (workspace_id, article_id) references workspace_article on delete cascade;
create index workspace_section_article_article on workspace_section_article (workspace_id, article_id);

-- Notifications name a place, and go with it. Until now nothing made any.
drop table notification;
create table notification (
  id bigint generated always as identity primary key,
  user_id text not null references user_account on delete cascade,
  workspace_id text not null,
  article_id bigint not null,
  kind text not null check (kind in ('shared', 'commented', 'mentioned')),
  actor_id text references user_account on delete set null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  foreign key (workspace_id, article_id) references workspace_article on delete cascade
);
create index notification_unread on notification (user_id, id desc) where read_at is null;
create index notification_actor on notification (actor_id);
create index notification_article on notification (workspace_id, article_id);
create index notification_read on notification (read_at) where read_at is not null;

-- Where an own article is published: the item that stands for it in each source. A withdrawn one keeps its item, which a later
-- publication gives a new version.
create table publication (
  article_id bigint not null references own_article on delete cascade,
  source_id text not null references source,
  item_id bigint not null unique references item,
  withdrawn_at timestamptz,
  primary key (article_id, source_id)
);
create index publication_source on publication (source_id);
-- The topics into which it is published; the item in the department's source of type TOPICS names them in its metadata.
create table publication_topic (
  article_id bigint not null references own_article on delete cascade,
  topic_id bigint not null references topic on delete cascade,
  primary key (article_id, topic_id)
);
create index publication_topic_topic on publication_topic (topic_id);

-- TOPICS: what a department publishes into topics directly. One per department, made when it is first needed, in no list.
alter table source drop constraint source_type_check;
alter table source add constraint source_type_check check (type in ('PUBLICATION', 'PACKAGE', 'CHANNEL', 'TOPICS'));
create unique index source_topics on source (department_id) where type = 'TOPICS';

-- Every department has a publish channel from the beginning.
insert into source (id, department_id, name, type, number, publish_only)
select 'chnl' || numbered.number, numbered.id, numbered.name || ' News', 'CHANNEL', numbered.number, true
from (select id, name, nextval('source_number_seq')::integer as number from department) as numbered;

-- A withdrawn version stays for those who saved it, and is nowhere found. It is never the latest, and counts as deleted in the
-- index for relevance.
alter table item_version
  add column withdrawn_at timestamptz,
  add check (withdrawn_at is null or not is_latest);
create index item_version_withdrawn on item_version (withdrawn_at) where withdrawn_at is not null;
create function ranking_withdrawn() returns trigger language plpgsql as $$
begin
  with unsealed as (
    delete from ranking_tail where item_id = new.item_id and version = new.version returning item_id
  )
  insert into ranking_tombstone
  select new.item_id, new.version where not exists (select from unsealed)
  on conflict do nothing;
  return null;
end
$$;
create trigger ranking_withdrawn after update of withdrawn_at on item_version
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null) execute function ranking_withdrawn();
