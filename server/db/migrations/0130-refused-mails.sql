-- Since when the server puts a mail's address or content off: it is tried for days, and not counted while the server is away.
alter table mail add column put_off_at timestamptz;

-- What the mail server said when it refused a person's address for good, beside when.
alter table user_account add column mail_bounced_reason text;
