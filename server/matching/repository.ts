import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '@server/db/schema';
import type { VersionKey } from '@server/articles/items/versionStore';

export interface NewMatch {
  topicId: string;
  revision: string;
  itemId: string;
  version: number;
}

/** Deletes matches of earlier versions of these articles, unless the new version matches the topic too. */
export async function deleteSupersededMatches(
  tx: Tx,
  later: readonly VersionKey[],
  matches: readonly NewMatch[],
): Promise<void> {
  await sql`
    delete from topic_match m
    using unnest(${later.map(({ itemId }) => itemId)}::bigint[], ${later.map(({ version }) => version)}::int[])
      as taken(item_id, version)
    where m.item_id = taken.item_id and m.version < taken.version
      and not exists (
        select from unnest(${matches.map(({ topicId }) => topicId)}::bigint[],
          ${matches.map(({ itemId }) => itemId)}::bigint[]) as kept(topic_id, item_id)
        where kept.topic_id = m.topic_id and kept.item_id = m.item_id)`.execute(tx);
}

/**
 * Stores matches. An article that matched in an earlier version keeps its position in commit order. Matches of versions
 * that were replaced or withdrawn since they were read are left out.
 */
export async function addMatches(tx: Tx, matches: readonly NewMatch[]): Promise<void> {
  if (matches.length === 0) return;
  await sql`
    insert into topic_match (topic_id, item_id, version, topic_revision)
    select t.id, new.item_id, new.version, new.revision
    from unnest(${matches.map((match) => match.topicId)}::bigint[], ${matches.map((match) => match.itemId)}::bigint[],
      ${matches.map((match) => match.version)}::int[], ${matches.map((match) => match.revision)}::bigint[])
      as new(topic_id, item_id, version, revision)
    join topic t on t.id = new.topic_id
    join item_version v on v.item_id = new.item_id and v.version = new.version and v.is_latest
    order by t.id, new.item_id
    on conflict (topic_id, item_id) do update
      set version = excluded.version, topic_revision = excluded.topic_revision
      where (topic_match.topic_revision, topic_match.version) <= (excluded.topic_revision, excluded.version)`.execute(
    tx,
  );
}

/**
 * Deletes at most `limit` matches found before an instant. Editions read only newer ones, and result pages search
 * instead.
 */
export const pruneMatches = (before: Date, limit: number) => sql`
  delete from topic_match where (topic_id, item_id) in (
    select topic_id, item_id from topic_match where matched_at < ${before} limit ${limit} for update skip locked)`;

/**
 * The space of deleted matches is reused, but a BRIN summary keeps the oldest value its pages ever contained. Without
 * new summaries, finding old matches would read the whole table.
 */
export const summarizeMatches = [
  sql`
    select brin_desummarize_range('topic_match_matched', page)
    from generate_series(0, pg_relation_size('topic_match') / current_setting('block_size')::int, 64) page`,
  sql`select brin_summarize_new_values('topic_match_matched')`,
];

/**
 * Deletes the matches of items, given as a relation with `item_id`. Part of the statement that deletes the items'
 * versions.
 */
export const deleteMatchesOf = (items: RawBuilder<unknown>) =>
  sql`delete from topic_match m using ${items} gone where m.item_id = gone.item_id`;

/** Deletes all matches of items, so that nobody is alerted of them. */
export async function deleteMatchesOfItems(tx: Tx, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await sql`delete from topic_match where item_id = any(${[...itemIds]}::bigint[])`.execute(tx);
}
