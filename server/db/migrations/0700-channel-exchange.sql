-- The secret addresses at which others read a publish channel as a feed. Only the hash of an address's token is stored. A
-- revoked address stays, so that it answers 410 instead of 404.
create table feed_address (
  token_hash bytea primary key,
  source_id text not null references source,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index feed_address_source on feed_address (source_id);
create unique index feed_address_current on feed_address (source_id) where revoked_at is null;

-- The key with which a sender signs what it pushes into a publish channel. A signature (HMAC) is checked with the key itself,
-- so that no hash can be stored instead.
create table push_key (
  source_id text primary key references source,
  key text not null,
  created_at timestamptz not null,
  last_received_at timestamptz
);

-- The newest version of each document that others sent into a publish channel, and the item that it became.
create table incoming_document (
  source_id text not null references source,
  guid text not null,
  version bigint not null,
  -- Of the content, with status and embargo: compared if a document states no version.
  content_hash text not null,
  status text not null check (status in ('usable', 'withheld', 'canceled')),
  -- Under embargo: the item to publish when the embargo ends (null: it has no end).
  held_item jsonb,
  held_until timestamptz,
  item_id bigint references item,
  -- When its item was last withdrawn. Part of the hash of the item's later versions, so that the same text can return.
  withdrawn_at timestamptz,
  received_at timestamptz not null,
  primary key (source_id, guid)
);
create index incoming_document_item on incoming_document (item_id);
create index incoming_document_due on incoming_document (held_until) where held_item is not null;
