-- What the latest versions of articles contain: words, stems and whole names as their vectors hold them, each with the
-- number of articles. It is made of the articles by a job, and lets "did you mean" and suggestions answer without them.
create table vocabulary (
  lexeme text not null,
  -- Empty for the provider's articles: a department is shown its own words and the provider's.
  department_id text not null default '',
  articles integer not null,
  -- As an article writes it; null for stems.
  written text,
  -- Under which misspelled words are looked up (deletionKeys.ts); null for what is never offered.
  keys integer[],
  -- Of a whole name: its words behind the sign of the field, for what somebody begins to type.
  starts tsvector,
  primary key (lexeme, department_id)
) with (fillfactor = 80);
create index vocabulary_keys on vocabulary using gin (keys) with (fastupdate = off);
create index vocabulary_starts on vocabulary using gin (starts) with (fastupdate = off);

-- Versions that became the latest (1), or are it no more (-1), since the vocabulary was last counted.
create table vocabulary_queue (
  id bigint generated always as identity primary key,
  item_id bigint not null,
  version integer not null,
  department_id text not null,
  change integer not null,
  -- Of a version that is there no more.
  lexemes text[]
);
create index vocabulary_queue_version on vocabulary_queue (item_id, version);

create function vocabulary_changed() returns trigger language plpgsql as $$
begin
  insert into vocabulary_queue (item_id, version, department_id, change)
  values (new.item_id, new.version, coalesce(new.department_id, ''), case when new.is_latest then 1 else -1 end);
  return null;
end
$$;
create trigger vocabulary_inserted after insert on item_version
  for each row when (new.is_latest) execute function vocabulary_changed();
create trigger vocabulary_updated after update of is_latest on item_version
  for each row when (old.is_latest is distinct from new.is_latest) execute function vocabulary_changed();

-- What a version that goes was counted for: its present worth without what still waits. Taking the waiting rows waits for
-- a count under way, so that nothing is counted twice or for ever.
create function vocabulary_deleted() returns trigger language plpgsql as $$
declare
  waiting integer;
  counted integer;
begin
  with gone as (
    delete from vocabulary_queue where item_id = old.item_id and version = old.version returning change)
  select coalesce(sum(change), 0) into waiting from gone;
  counted := old.is_latest::integer - waiting;
  if counted <> 0 then
    insert into vocabulary_queue (item_id, version, department_id, change, lexemes)
    values (old.item_id, old.version, coalesce(old.department_id, ''), -counted, tsvector_to_array(old.vector));
  end if;
  return old;
end
$$;
create trigger vocabulary_deleted before delete on item_version
  for each row execute function vocabulary_deleted();

insert into vocabulary_queue (item_id, version, department_id, change)
select item_id, version, coalesce(department_id, ''), 1 from item_version where is_latest order by item_id;
