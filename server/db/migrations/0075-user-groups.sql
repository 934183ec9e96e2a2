-- A group has one owner, whoever changes it at the same time.
create unique index user_group_owner on user_group_member (group_id) where is_owner;
create index user_group_department on user_group (department_id);
create index notification_group on notification (group_id);
