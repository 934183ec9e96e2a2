import { sql, type RawBuilder } from 'kysely';
import { badCharacterAt } from '@contract/query/characters';
import type { Db, Tx } from '@server/db/schema';

/** Finds an account by realm and uid. Names that the database cannot store, such as one with a NUL, match none. */
export async function findAccount(db: Db, realm: string, uid: string) {
  if (badCharacterAt(realm) !== -1 || badCharacterAt(uid) !== -1) return undefined;
  return db
    .selectFrom('user_account')
    .select(['id', 'password_hash', 'password_expires_at', 'delivery_methods'])
    .where('realm_id', '=', realm)
    .where('uid', '=', uid)
    .executeTakeFirst();
}

/** The hash of a user's password, locked against changes until the transaction ends; undefined if there is no such user. */
export async function lockPasswordHash(tx: Tx, userId: string): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('user_account')
    .select('password_hash')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return row?.password_hash;
}

/** A sign-in attempt. */
export interface Attempt {
  account: string;
  address: string;
  /** Null for an unknown device. */
  device: string | null;
}

export interface AttemptCount {
  count: number;
  oldest: Date | null;
}

/** Inserts an attempt and deletes those older than `since`; returns its id. */
export async function recordAttempt(db: Db, attempt: Attempt, at: Date, since: Date): Promise<string> {
  await db.deleteFrom('sign_in_attempt').where('attempted_at', '<', since).execute();
  const { id } = await db
    .insertInto('sign_in_attempt')
    .values({ ...attempt, attempted_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Counts the attempts that limit this one. `device`: by the same known device. By unknown devices: `pair` for the same
 * account from the same address, `address` from the same address, `account` for the same account.
 */
export async function countAttempts(
  db: Db,
  { account, address, device }: Attempt,
  since: { recent: Date; ofAccount: Date },
): Promise<Record<'device' | 'pair' | 'address' | 'account', AttemptCount>> {
  if (device !== null) {
    const ofDevice = sql`account = ${account} and device = ${device}`;
    return { device: await countSince(db, ofDevice, since.recent), pair: none, address: none, account: none };
  }
  const unknown = sql`device is null`;
  return {
    device: none,
    pair: await countSince(db, sql`account = ${account} and address = ${address} and ${unknown}`, since.recent),
    address: await countSince(db, sql`address = ${address} and ${unknown}`, since.recent),
    account: await countSince(db, sql`account = ${account} and ${unknown}`, since.ofAccount),
  };
}

const none: AttemptCount = { count: 0, oldest: null };

async function countSince(db: Db, condition: RawBuilder<unknown>, since: Date): Promise<AttemptCount> {
  const { rows } = await sql<AttemptCount>`
    select count(*)::integer as count, min(attempted_at) as oldest from sign_in_attempt where ${condition} and attempted_at >= ${since}
  `.execute(db);
  return rows[0] ?? none;
}

export async function deleteAttempt(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('id', '=', id).execute();
}

/** Deletes the attempts for the same account by the same device, or by unknown devices at the same address. */
export async function deleteAttemptsOf(db: Db, { account, address, device }: Attempt): Promise<void> {
  const ofAccount = db.deleteFrom('sign_in_attempt').where('account', '=', account);
  const ofOrigin =
    device === null
      ? ofAccount.where('address', '=', address).where('device', 'is', null)
      : ofAccount.where('device', '=', device);
  await ofOrigin.execute();
}
