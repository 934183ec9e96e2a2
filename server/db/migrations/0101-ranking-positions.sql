-- Where a lexeme stands in each document, for phrases: as many numbers a posting as it says, strung together like postings.
alter table ranking_posting add column positions bytea not null default '';
alter table ranking_posting alter positions set storage external;
-- What was sealed without is sealed anew.
truncate ranking_posting, ranking_documents, ranking_segment, ranking_tail, ranking_gone;
insert into ranking_tail select item_id, version from item_version;
