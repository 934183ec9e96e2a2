-- A mailing is the text that many mails have in common. Mails refer to it, so that the mail queue needs to know nothing of
-- newsletters. The columns that move here stay, unused, until a later migration: a process of the release before may still run.
create table mailing (
  id bigint generated always as identity primary key,
  from_name text not null,
  html text not null,
  text text not null,
  -- Stands in html and text where each recipient's own address for unsubscribing belongs.
  unsubscribe_mark text not null,
  created_at timestamptz not null default now(),
  cancelled_at timestamptz
);

insert into mailing (id, from_name, html, text, unsubscribe_mark, created_at, cancelled_at)
  overriding system value
  select id, from_name, html, text, unsubscribe_mark, created_at, cancelled_at from newsletter;
select setval(pg_get_serial_sequence('mailing', 'id'), max(id)) from mailing having max(id) is not null;

alter table newsletter add column mailing_id bigint unique references mailing on delete cascade;
update newsletter set mailing_id = id;
alter table newsletter
  alter column mailing_id set not null,
  alter column from_name drop not null,
  alter column html drop not null,
  alter column text drop not null,
  alter column unsubscribe_mark drop not null;

-- A newsletter that goes, with its workspace for one, takes its mails along.
create function delete_mailing_of_newsletter() returns trigger language plpgsql as $$
begin
  delete from mailing where id = old.mailing_id;
  return null;
end $$;
create trigger newsletter_deleted after delete on newsletter
  for each row execute function delete_mailing_of_newsletter();

alter table mail add column mailing_id bigint references mailing on delete cascade;
update mail set mailing_id = newsletter_id where newsletter_id is not null;
create index mail_mailing on mail (mailing_id, state) where mailing_id is not null;
-- Single mails go before mailings: a thousand mails of one do not delay a real-time alert.
drop index mail_waiting;
create index mail_waiting on mail ((mailing_id is not null), next_attempt_at, id)
  where state in ('queued', 'sending', 'uncertain');
