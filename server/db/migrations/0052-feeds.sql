-- A feed that renames its items is recognised by what they say.
create index item_version_content on item_version (source_id, content_hash) where is_latest;
