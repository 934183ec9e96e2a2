-- What a removed row is looked for in. Without these each mail that is let go, and each topic or category that somebody
-- removes, reads whole tables that grow for ever.
create index edition_mail on edition (mail_id) where mail_id is not null;
create index edition_topic on edition (topic_id);
create index favourite_topic on favourite (topic_id);
create index topic_of_group on topic (group_id) where group_id is not null;
create index topic_group_children on topic_group (parent_id) where parent_id is not null;
