-- The sender name of a mail that has a text of its own, such as the test mail of a newsletter. Null: the server's name.
alter table mail add column from_name text;
