-- A story that a department's own channels alone tell is its own; any other has a provider's article in it.
alter table story add column department_id text references department;

-- What of an article stories are found by: its latest version's, as long as it may be compared.
create table story_signature (
  item_id bigint primary key references item on delete cascade,
  version integer not null,
  source_id text not null,
  department_id text,
  language text not null,
  published timestamptz not null,
  -- Whether enough articles of the language were known to weigh its words.
  ripe boolean not null,
  background real not null,
  shingles integer not null,
  sketch bytea not null,
  terms bytea not null,
  keys integer[] not null
);
create index story_signature_published on story_signature (published);
create index story_signature_unripe on story_signature (language, item_id) where not ripe;

-- Where articles that share a band of shingles or a heavy term are looked up.
create table story_key (
  key integer not null,
  published timestamptz not null,
  item_id bigint not null,
  primary key (key, published, item_id)
);

-- In how many articles a term occurs, by its hash; a language's number of articles stands among them.
create table story_term (
  term integer primary key,
  articles integer not null
) with (fillfactor = 80);

-- An article that a department does not count to its story; the rest of the world still does.
create table story_split (
  department_id text not null references department on delete cascade,
  item_id bigint not null references item on delete cascade,
  story_id bigint not null references story on delete cascade,
  split_by text references user_account on delete set null,
  split_at timestamptz not null default now(),
  primary key (department_id, item_id)
);
