import { sql, type RawBuilder } from 'kysely';
import type { SkipReason } from '@contract/articleEmail';
import { limits, times } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import type { ExternalUnsubscription } from '../unsubscribeToken';

/**
 * SQL expression: whether mail to an external address is held back because it bounced.
 * @param address the alias of the table of external addresses in the statement
 */
export function hasRecentlyBounced(address: string, now: Date): RawBuilder<boolean> {
  const since = new Date(now.getTime() - limits.externalBounceDays * times.dayMs);
  return sql`coalesce(${sql.ref(`${address}.bounced_at`)} > ${since}::timestamptz, false)`;
}

/** Those of the addresses to which a department may send no email, and why. Addresses are compared in lower case. */
export async function skippedAddresses(
  db: Db | Tx,
  departmentId: string,
  addresses: readonly string[],
  now: Date,
): Promise<{ address: string; reason: SkipReason }[]> {
  if (addresses.length === 0) return [];
  const given = new Map(addresses.map((address) => [address.toLowerCase(), address]));
  const rows = await db
    .selectFrom('external_address as e')
    .select(['e.address', 'e.unsubscribed_at'])
    .where('e.department_id', '=', departmentId)
    .where('e.address', 'in', [...given.keys()])
    .where((where) => where.or([where('e.unsubscribed_at', 'is not', null), hasRecentlyBounced('e', now)]))
    .orderBy('e.address')
    .execute();
  return rows.map(({ address, unsubscribed_at }) => ({
    address: given.get(address) ?? address,
    reason: unsubscribed_at === null ? ('BOUNCED' as const) : ('UNSUBSCRIBED' as const),
  }));
}

/** Records that the user of an external address wants no more email from a department. */
export async function unsubscribeAddress(
  db: Db,
  { departmentId, address }: ExternalUnsubscription,
  now: Date,
): Promise<void> {
  await db
    .insertInto('external_address')
    .values({ department_id: departmentId, address: address.toLowerCase(), unsubscribed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['department_id', 'address']).doUpdateSet({
        unsubscribed_at: sql`coalesce(external_address.unsubscribed_at, excluded.unsubscribed_at)`,
      }),
    )
    .execute();
}

/** Records that an external address bounced. */
export async function markExternalBounced(
  db: Db | Tx,
  { departmentId, address, reason, at }: ExternalUnsubscription & { reason: string; at: Date },
): Promise<void> {
  const bounce = { bounced_at: at, bounced_reason: reason };
  await db
    .insertInto('external_address')
    .values({ department_id: departmentId, address: address.toLowerCase(), ...bounce })
    .onConflict((conflict) => conflict.columns(['department_id', 'address']).doUpdateSet(bounce))
    .execute();
}
