-- What a form made: sent again with the same key, because the answer was lost on the way, it is the same topic or category.
alter table topic add column creation_key text;
create unique index topic_creation_key on topic (owner, creation_key) where creation_key is not null;
alter table topic_group add column creation_key text;
create unique index topic_group_creation_key on topic_group (owner, creation_key) where creation_key is not null;
