-- The comments of a removed place, until it is put back or its record is deleted.
create table removed_comment (
  -- The id that it had, and has again.
  id bigint primary key,
  workspace_id text not null,
  article_id bigint not null,
  author_id text references user_account on delete set null,
  comment text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  foreign key (workspace_id, article_id) references removed_place on delete cascade
);
create index removed_comment_place on removed_comment (workspace_id, article_id);
create index removed_comment_author on removed_comment (author_id);
