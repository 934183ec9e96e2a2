-- What relevance ranks by: every version's words, sealed into segments. Documents are numbered in the order of sealing; no
-- number is given twice. What is not sealed yet stands in the tail.
create sequence ranking_document_seq as integer;

create table ranking_segment (
  id bigint generated always as identity primary key,
  -- Its documents' numbers are from the first up to, and without, the end, but for those that are gone.
  first_document integer not null unique,
  end_document integer not null,
  documents integer not null,
  gone integer[] not null default '{}'
);

-- The documents as they were sealed, numbered without gap from the first: a merging of segments leaves these alone.
create table ranking_documents (
  first_document integer primary key,
  documents integer not null,
  sources jsonb not null,
  content bytea not null
);

create table ranking_posting (
  segment_id bigint not null,
  lexeme text collate "C" not null,
  documents integer not null,
  postings bytea not null,
  primary key (segment_id, lexeme)
);
-- Packed as they are: a look at one does not have to unpack them first.
alter table ranking_posting alter postings set storage external;
alter table ranking_documents alter content set storage external;

create table ranking_tail (
  item_id bigint not null,
  version integer not null,
  primary key (item_id, version)
);
insert into ranking_tail select item_id, version from item_version;

-- Versions that were removed since they were sealed.
create table ranking_gone (
  item_id bigint not null,
  version integer not null,
  primary key (item_id, version)
);

create function ranking_arrived() returns trigger language plpgsql as $$
begin
  insert into ranking_tail select item_id, version from arrived;
  return null;
end
$$;
create trigger ranking_arrived after insert on item_version
  referencing new table as arrived for each statement execute function ranking_arrived();

-- A version that is being sealed at this moment is waited for: then it is in a segment, and told as gone.
create function ranking_left() returns trigger language plpgsql as $$
begin
  with unsealed as (
    delete from ranking_tail t using removed r where t.item_id = r.item_id and t.version = r.version
    returning t.item_id, t.version
  )
  insert into ranking_gone
  select item_id, version from removed except select item_id, version from unsealed
  on conflict do nothing;
  return null;
end
$$;
create trigger ranking_left after delete on item_version
  referencing old table as removed for each statement execute function ranking_left();
