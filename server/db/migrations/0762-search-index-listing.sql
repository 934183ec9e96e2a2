-- Whether all stored versions were added to search_outbox. False between the creation of an index and the end of the
-- transaction that adds them, so that a process may die meanwhile.
alter table search_index add column is_listed boolean not null default true;
alter table search_index alter column is_listed set default false;

-- The version of the mapping with which the index was created: an older one is replaced by a new index.
alter table search_index add column mapping_version integer not null default 1;
