-- An alert on a topic of the receiver's own: the outbox hides its contents from administrators.
alter table mail add column is_private boolean not null default false;
-- Of older alerts, those whose topics are not all known to be the company's or the provider's.
update mail set is_private = true where kind = 'alert' and (
  not exists (select from edition e where e.mail_id = mail.id)
  or exists (
    select from edition e join topic t on t.id = e.topic_id where e.mail_id = mail.id and t.topic_type = 'USER'));
