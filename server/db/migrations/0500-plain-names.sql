-- Tables and columns are named by the field's terms. Processes of the release before must be stopped first: they would ask for
-- the former names.

-- Columns that moved to mailing (migration 0410).
alter table newsletter
  drop column from_name, drop column html, drop column text, drop column unsubscribe_mark;
alter table mail drop column newsletter_id;

-- The client's key of a request that it may repeat.
alter table newsletter rename column key to idempotency_key;
alter table topic rename column creation_key to idempotency_key;
alter table topic_group rename column creation_key to idempotency_key;
alter index topic_creation_key rename to topic_idempotency_key;
alter index topic_group_creation_key rename to topic_group_idempotency_key;

-- Stands in html and text where each recipient's own address for unsubscribing belongs.
alter table mailing rename column unsubscribe_mark to unsubscribe_placeholder;
-- When the mail server first deferred the mail.
alter table mail rename column put_off_at to deferred_since;
-- When SMTP's final dot was about to be sent: from then on the mail may have arrived.
alter table mail rename column offered_at to handover_started_at;
alter table mail rename column uncertain to uncertain_attempts;

alter table sign_in_attempt rename column at to attempted_at;
alter table topic_change rename column at to changed_at;
alter table topic_change rename column filled_at to backfilled_at;
alter index topic_change_unfilled rename to topic_change_not_backfilled;
alter index topic_change_filled rename to topic_change_backfilled;

-- The pairs of term and number of articles by which stories weigh their terms; not a number of stories.
alter table story_count rename to story_term_count;
alter index story_count_pkey rename to story_term_count_pkey;
alter sequence story_count_id_seq rename to story_term_count_id_seq;
-- Whether the signature's terms are weighted: enough articles of the language were known.
alter table story_signature rename column ripe to is_weighted;
alter index story_signature_unripe rename to story_signature_unweighted;
-- Order in which signatures were stored.
alter table story_signature rename column place to sequence_number;
alter sequence story_signature_place rename to story_signature_sequence_number;

-- As an article spells the lexeme; null for stems.
alter table vocabulary rename column written to spelling;
-- Under which misspelled words are looked up (deletionKeys.ts); null for what is never suggested.
alter table vocabulary rename column keys to deletion_keys;
-- Of a whole name: its words for searching by what a person begins to type.
alter table vocabulary rename column starts to name_vector;

alter table ranking_segment rename column gone to tombstones;
alter table ranking_gone rename to ranking_tombstone;
alter index ranking_gone_pkey rename to ranking_tombstone_pkey;
alter trigger ranking_left on item_version rename to ranking_removed;
alter function ranking_left rename to ranking_removed;
-- A version that is being sealed at this moment is waited for: then it is in a segment, and gets a tombstone.
create or replace function ranking_removed() returns trigger language plpgsql as $$
begin
  with unsealed as (
    delete from ranking_tail t using removed r where t.item_id = r.item_id and t.version = r.version
    returning t.item_id, t.version
  )
  insert into ranking_tombstone
  select item_id, version from removed except select item_id, version from unsealed
  on conflict do nothing;
  return null;
end
$$;
