import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

export async function findAccount(db: Db, realm: string, uid: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'password_hash', 'delivery_methods'])
    .where('realm_id', '=', realm)
    .where('uid', '=', uid)
    .executeTakeFirst();
}

export interface Attempts {
  account: number;
  address: number;
  /** The oldest that counts, of either. */
  oldestOfAccount: Date | null;
  oldestOfAddress: Date | null;
}

/** Notes an attempt before it is made, so that many at once do not slip through; forgets those before `since`. */
export async function noteAttempt(db: Db, account: string, address: string, at: Date, since: Date): Promise<string> {
  await db.deleteFrom('sign_in_attempt').where('at', '<', since).execute();
  const { id } = await db
    .insertInto('sign_in_attempt')
    .values({ account, address, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function countAttempts(db: Db, account: string, address: string, since: Date): Promise<Attempts> {
  const { rows } = await sql<{
    account: number;
    address: number;
    oldest_account: Date | null;
    oldest_address: Date | null;
  }>`
    select
      count(*) filter (where account = ${account})::integer as account,
      count(*) filter (where address = ${address})::integer as address,
      min(at) filter (where account = ${account}) as oldest_account,
      min(at) filter (where address = ${address}) as oldest_address
    from sign_in_attempt
    where (account = ${account} or address = ${address}) and at >= ${since}
  `.execute(db);
  const [row] = rows;
  return {
    account: row?.account ?? 0,
    address: row?.address ?? 0,
    oldestOfAccount: row?.oldest_account ?? null,
    oldestOfAddress: row?.oldest_address ?? null,
  };
}

export async function forgetAttempt(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('id', '=', id).execute();
}

export async function forgetAttemptsOf(db: Db, account: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('account', '=', account).execute();
}
