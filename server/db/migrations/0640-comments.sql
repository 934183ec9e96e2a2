-- Comments belong to a place: an article in one workspace. They go with it.
create table workspace_comment (
  id bigint generated always as identity primary key,
  workspace_id text not null,
  article_id bigint not null,
  author_id text references user_account on delete set null,
  comment text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  foreign key (workspace_id, article_id) references workspace_article on delete cascade
);
create index workspace_comment_place on workspace_comment (workspace_id, article_id, id);
create index workspace_comment_author on workspace_comment (author_id);
