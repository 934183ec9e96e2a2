-- Workers hold the articles that stories are found by in memory, and read what came since by its place in the order.
create sequence story_signature_place as bigint;
alter table story_signature add column place bigint;
update story_signature s set place = o.place
  from (select item_id, row_number() over (order by published, item_id) as place from story_signature) o
  where o.item_id = s.item_id;
select setval('story_signature_place', (select coalesce(max(place), 0) + 1 from story_signature), false);
alter table story_signature
  alter column place set not null,
  alter column place set default nextval('story_signature_place'),
  drop column keys;
create unique index story_signature_in_order on story_signature (place);
drop table story_key;

-- In how many articles terms occur, by their hashes (a language's number of articles stands among them): pairs of four bytes
-- each, what one batch counted or, from time to time, the sum of all before.
create table story_count (
  id bigint generated always as identity primary key,
  is_sum boolean not null,
  counts bytea not null
);
insert into story_count (is_sum, counts)
  select true, string_agg(int4send(term) || int4send(articles), ''::bytea) from story_term having count(*) > 0;
drop table story_term;
