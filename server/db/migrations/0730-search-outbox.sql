-- The indices in OpenSearch that are kept filled; none unless the installation uses OpenSearch. While an index is
-- rebuilt there are two: the one that searches read, and the next.
create table search_index (
  name text primary key,
  -- Whether searches read it.
  is_active boolean not null default false,
  -- When it was last compared with the articles.
  compared_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create unique index search_index_active on search_index (is_active) where is_active;

-- What has to be sent to an index: versions that were stored, replaced, withdrawn, or deleted. The id is the document's
-- external version in OpenSearch. It is drawn while the row of the article's version is locked, so a later change has a
-- larger one.
create table search_outbox (
  id bigint generated always as identity primary key,
  index_name text not null references search_index on delete cascade,
  item_id bigint not null,
  version integer not null,
  -- The month in which the version was received (UTC), as 2026-11: it decides which index holds the document.
  month text not null,
  -- The instant of the change. Null if searches needn't wait for it: for what is sent again.
  changed_at timestamptz,
  leased_until timestamptz,
  -- How often OpenSearch refused the document.
  refusals integer not null default 0
);
create index search_outbox_changed on search_outbox (index_name, changed_at);
create index search_outbox_order on search_outbox (index_name, id);

create function search_month(received timestamptz) returns text language sql immutable as $$
  select to_char(received at time zone 'UTC', 'YYYY-MM')
$$;

create function search_version_added() returns trigger language plpgsql as $$
begin
  insert into search_outbox (index_name, item_id, version, month, changed_at)
  -- Searches leave out what changed after this instant until it is sent. Articles received long ago needn't be left out.
  select i.name, a.item_id, a.version, search_month(a.received_at),
    greatest(a.received_at, clock_timestamp() - interval '5 seconds')
  from search_index i cross join added a;
  return null;
end
$$;
create trigger search_version_added after insert on item_version
  referencing new table as added for each statement execute function search_version_added();

create function search_version_changed() returns trigger language plpgsql as $$
begin
  insert into search_outbox (index_name, item_id, version, month, changed_at)
  select name, new.item_id, new.version, search_month(new.received_at),
    case when new.is_latest is distinct from old.is_latest then coalesce(new.superseded_at, clock_timestamp())
      else clock_timestamp() end
  from search_index;
  return null;
end
$$;
create trigger search_version_changed after update of is_latest, withdrawn_at, vector on item_version
  for each row execute function search_version_changed();

create function search_version_deleted() returns trigger language plpgsql as $$
begin
  insert into search_outbox (index_name, item_id, version, month)
  select i.name, d.item_id, d.version, search_month(d.received_at) from search_index i cross join deleted d;
  return null;
end
$$;
create trigger search_version_deleted after delete on item_version
  referencing old table as deleted for each statement execute function search_version_deleted();
