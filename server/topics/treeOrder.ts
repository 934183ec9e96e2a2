import { sql } from 'kysely';
import { formatNumber } from '@contract/numbers';
import { limits } from '@contract/limits';
import type { Tx } from '@server/db/schema';
import { AppError } from '@server/http/errors';

/**
 * Locks an owner's tree until the transaction ends, so that concurrent moves run one after the other, and the second
 * sees the result of the first.
 */
export async function lockTree(tx: Tx, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('topic tree ' || ${owner}, 0))`.execute(tx);
}

/** Moves `id` to a position (from 0; default and maximum: the end) in the list. */
export function moveWithin(ids: readonly string[], id: string, position?: number): string[] {
  const others = ids.filter((other) => other !== id);
  others.splice(Math.min(position ?? others.length, others.length), 0, id);
  return others;
}

/** The column with the parent category. */
const parentColumn = { topic: 'group_id', topic_group: 'parent_id' } as const;

/**
 * The position after the last child of a category (null: without category). Deletions leave gaps, so this is not the
 * count.
 */
export async function nextPosition(
  tx: Tx,
  table: 'topic' | 'topic_group',
  owner: string,
  parentId: string | null,
): Promise<number> {
  const found = await sql<{ next: number }>`
    select coalesce(max(position) + 1, 0) as next from ${sql.table(table)}
    where owner = ${owner} and ${sql.ref(parentColumn[table])} is not distinct from ${parentId}::bigint
  `.execute(tx);
  return found.rows[0]?.next ?? 0;
}

/** Sets the positions to the order of `ids`, updating only rows that change. */
export async function renumber(tx: Tx, table: 'topic' | 'topic_group', ids: readonly string[]): Promise<void> {
  await sql`
    update ${sql.table(table)} as node set position = wanted.number - 1
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, number)
    where node.id = wanted.id and node.position is distinct from wanted.number - 1
  `.execute(tx);
}

/**
 * The id of the owner's row with this idempotency key; undefined if there is none. The caller must hold the lock on the
 * tree.
 */
export async function findByKey(
  tx: Tx,
  table: 'topic' | 'topic_group',
  owner: string,
  key: string | undefined,
): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const of = tx.selectFrom(table).select('id').where('owner', '=', owner).where('idempotency_key', '=', key);
  return (await of.executeTakeFirst())?.id;
}

const most = { topic: limits.ownerTopics, topic_group: limits.ownerCategories } as const;
const plural = { topic: 'topics', topic_group: 'categories' } as const;

/**
 * Requires that the owner can have one more topic or category. The caller must hold the lock on the tree.
 * @throws AppError LIMIT_REACHED
 */
export async function requireCapacity(tx: Tx, table: 'topic' | 'topic_group', owner: string): Promise<void> {
  const of = tx
    .selectFrom(table)
    .select((from) => from.fn.countAll<string>().as('count'))
    .where('owner', '=', owner);
  const { count } = await of.executeTakeFirstOrThrow();
  if (Number(count) < most[table]) return;
  const shown = formatNumber(most[table]);
  throw new AppError('LIMIT_REACHED', `There can be up to ${shown} ${plural[table]} here. Please delete some first.`);
}
