-- What people sent by email: articles to user groups and external addresses. Its mails have no text of their own, which
-- would be a copy for each recipient; colleagues and external recipients get different links.
create table article_email (
  id bigint generated always as identity primary key,
  department_id text not null references department on delete cascade,
  sent_by text references user_account on delete set null,
  idempotency_key text not null,
  article_count integer not null,
  colleague_count integer not null,
  external_count integer not null,
  colleagues_mailing_id bigint unique references mailing on delete set null,
  external_mailing_id bigint unique references mailing on delete set null,
  created_at timestamptz not null,
  unique (sent_by, idempotency_key)
);
create index article_email_department on article_email (department_id, created_at);
create index article_email_created on article_email (created_at);

create function delete_mailings_of_article_email() returns trigger language plpgsql as $$
begin
  delete from mailing where id in (old.colleagues_mailing_id, old.external_mailing_id);
  return null;
end $$;
create trigger article_email_deleted after delete on article_email
  for each row execute function delete_mailings_of_article_email();

-- External addresses to which a department sends no email: those that bounced, and those whose people want none.
create table external_address (
  department_id text not null references department on delete cascade,
  address text not null check (address = lower(address)),
  bounced_at timestamptz,
  bounced_reason text,
  unsubscribed_at timestamptz,
  primary key (department_id, address)
);
