-- Topics whose stored query is none any more for the parser of today: found by the worker that reads all queries at its start.
alter table topic add column query_refused boolean not null default false;
create index topic_query_refused on topic (id) where query_refused;
