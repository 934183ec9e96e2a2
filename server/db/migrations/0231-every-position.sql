-- Postings have every position of articles that are too long for a vector. Where there are such articles, all is sealed anew.
do $$
begin
  if (select count(*) from item_version where vector @@ '''!over'''::tsquery) > 0 then
    truncate ranking_posting, ranking_documents, ranking_segment, ranking_tail, ranking_gone;
    insert into ranking_tail select item_id, version from item_version;
  end if;
end $$;
