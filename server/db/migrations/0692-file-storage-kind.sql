-- Where the content of a file is: in `file_chunk`, or in the S3-compatible store of FILES_URL.
alter table file add column storage text not null default 'database' check (storage in ('database', 's3'));

-- Files whose content must still be deleted from the S3-compatible store.
create table deleted_file (
  id text primary key,
  deleted_at timestamptz not null default now()
);
create function file_content_unused() returns trigger language plpgsql as $$
begin
  insert into deleted_file (id) values (old.id) on conflict do nothing;
  return null;
end
$$;
create trigger file_content_unused after delete on file
  for each row when (old.storage = 's3') execute function file_content_unused();
