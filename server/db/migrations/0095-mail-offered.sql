-- Set right before the end of a mail is handed over: a mail cut off before that cannot have arrived.
alter table mail add column offered_at timestamptz;
