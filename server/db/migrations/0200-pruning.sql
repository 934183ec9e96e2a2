-- What is let go for its age is found by its age. The last one is written for every article that matches, and so has to cost
-- nothing: a summary for every 64 pages, for the table is filled in the order of time.
create index topic_change_filled on topic_change (filled_at) where filled_at is not null;
create index session_expires on session (expires_at);
create index session_revoked on session (revoked_at) where revoked_at is not null;
create index edition_created on edition (created_at);
create index mail_created on mail (created_at);
create index notification_read on notification (read_at) where read_at is not null;
create index topic_match_matched on topic_match using brin (matched_at) with (pages_per_range = 64, autosummarize = on);
