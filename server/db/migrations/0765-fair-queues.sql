-- Workers take the articles of each department in turn, so that one department's flood doesn't delay the others. Null
-- for the provider's sources.
alter table match_queue add column department_id text;
update match_queue q set department_id = i.department_id from item i where i.id = q.item_id;
create index match_queue_department on match_queue (coalesce(department_id, ''), id);

-- The same for mails. Single mails still go before mailings.
drop index mail_waiting;
create index mail_waiting on mail ((mailing_id is not null), coalesce(department_id, ''), next_attempt_at, id)
  where state in ('queued', 'uncertain');
create index mail_sending on mail (leased_until) where state = 'sending';
