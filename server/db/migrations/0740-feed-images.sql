-- The picture by which a feed presents itself, copied from its address; shown as the logo of the channel's articles.
alter table feed
  add column image_url text,
  add column image_id text references image on delete set null,
  add column image_checked_at timestamptz;
create index feed_image on feed (image_id);

create function delete_image_of_feed() returns trigger language plpgsql as $$
begin
  delete from image where id = old.image_id;
  return null;
end $$;
create trigger feed_image_replaced after update of image_id on feed
  for each row when (old.image_id is distinct from new.image_id) execute function delete_image_of_feed();
create trigger feed_deleted after delete on feed
  for each row when (old.image_id is not null) execute function delete_image_of_feed();
