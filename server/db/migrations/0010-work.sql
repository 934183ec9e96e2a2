-- A change of a saved query is filled in by search once it is committed; leased like all work.
alter table topic_change add column leased_until timestamptz;
alter table topic_change add column filled_at timestamptz;
create index topic_change_unfilled on topic_change (id) where filled_at is null;
create index topic_change_tx on topic_change (tx);

-- A mail whose sending was cut off after it began: it may have arrived, and is repeated once.
alter table mail add column uncertain integer not null default 0;

-- What has arrived since an instant, for filling in the matches of an edited topic.
create index item_version_received on item_version (received_at) where is_latest;

-- A batch of articles is matched in one transaction, which takes its rows out of the queue: no lease is needed.
alter table match_queue drop column leased_until;
