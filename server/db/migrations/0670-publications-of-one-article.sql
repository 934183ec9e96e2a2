-- The items as which one own article is published have the same guid: who was alerted of one isn't alerted of the others.
create index item_own_guid on item (guid) where guid like 'urn:watchdesk:article:%';
