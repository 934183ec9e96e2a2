-- Pages of one search see the articles as they were at its first page: also those that a newer version replaced since.
alter table item_version add column superseded_at timestamptz;
create index item_version_superseded on item_version (superseded_at) where not is_latest;

create function item_version_supersede() returns trigger language plpgsql as $$
begin
  new.superseded_at := case when new.is_latest then null else clock_timestamp() end;
  return new;
end
$$;
create trigger item_version_supersede before update of is_latest on item_version
  for each row when (old.is_latest is distinct from new.is_latest) execute function item_version_supersede();

-- The languages there are, one look-up each; and every version by date, for searches that include old revisions.
create index item_version_language on item_version (language);
create index item_version_all on item_version (published desc, item_id desc, version desc);
