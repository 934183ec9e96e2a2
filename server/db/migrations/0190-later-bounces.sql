-- A mail that was accepted and came back later: recorded once, however often its report arrives.
alter table mail add column bounced_at timestamptz;

-- Since when mails go to a person's address again: what was sent before says nothing of it any more.
alter table user_account add column mail_resumed_at timestamptz;
