-- The items that a person starred, in the order of their list: beside thousands of `read` labels they are few.
create index item_label_starred on item_label (user_id, set_at desc, item_id desc) where label = 'starred';
