-- Uploaded files: attachments and pictures of articles. Their bytes are in `file_chunk`, so that they are streamed in both
-- directions, and so that all processes and backups have them.
create table file (
  id text primary key,
  department_id text not null references department,
  -- The workspace into which it was uploaded.
  workspace_id text references workspace on delete set null,
  uploaded_by text references user_account on delete set null,
  name text not null,
  headline text not null default '',
  description text not null default '',
  content_type text not null,
  size integer not null default 0,
  -- Of the preview; 0: there is none.
  preview_size integer not null default 0,
  created_at timestamptz not null default now(),
  -- Null while it is being uploaded.
  completed_at timestamptz
);
create index file_workspace on file (workspace_id, created_at desc);
create index file_uploaded_by on file (uploaded_by);
create index file_incomplete on file (created_at) where completed_at is null;

create table file_chunk (
  file_id text not null references file on delete cascade,
  rendition text not null check (rendition in ('original', 'preview')),
  position integer not null,
  bytes bytea not null,
  primary key (file_id, rendition, position)
);
-- The bytes are compressed already.
alter table file_chunk alter column bytes set storage external;
