-- The unread notifications of a removed place, until it is put back or its record is deleted.
create table removed_notification (
  -- The id that it had, and has again: the newest notifications have the highest ids.
  id bigint primary key,
  user_id text not null references user_account on delete cascade,
  workspace_id text not null,
  article_id bigint not null,
  kind text not null,
  actor_id text references user_account on delete set null,
  created_at timestamptz not null,
  foreign key (workspace_id, article_id) references removed_place on delete cascade
);
create index removed_notification_place on removed_notification (workspace_id, article_id);
create index removed_notification_user on removed_notification (user_id);
create index removed_notification_actor on removed_notification (actor_id);
