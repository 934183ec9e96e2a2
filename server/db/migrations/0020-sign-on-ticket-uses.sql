-- The exchange of a ticket may be retried, but not for ever.
alter table sign_on_ticket add column uses integer not null default 0;
