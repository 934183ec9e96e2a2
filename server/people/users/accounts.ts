import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import { headerLine } from '@server/engine/mail/headerLine';

// Every statement that writes user_account. What lists and finds people is in repository.ts.

/** Longest reason of a refused address that is kept, in characters. */
const LONGEST_REASON = 300;

export interface NewAccount {
  departmentId: string;
  realm: string;
  /** The e-mail address, in lower case. */
  uid: string;
  firstName: string;
  lastName: string;
  level: number;
  deliveryMethods: readonly number[];
  /** null: the person signs in elsewhere. */
  passwordHash: string | null;
  settings?: Readonly<Record<string, unknown>>;
}

/** Adds accounts and returns those that were added. An account whose uid the realm already has is skipped. */
export async function insertAccounts(tx: Tx, accounts: readonly NewAccount[]): Promise<{ id: string; uid: string }[]> {
  return tx
    .insertInto('user_account')
    .values(
      accounts.map((account) => ({
        department_id: account.departmentId,
        realm_id: account.realm,
        uid: account.uid,
        given_name: account.firstName,
        sur_name: account.lastName,
        level: account.level,
        delivery_methods: [...account.deliveryMethods],
        password_hash: account.passwordHash,
        settings: JSON.stringify(account.settings ?? {}),
      })),
    )
    .onConflict((conflict) => conflict.columns(['realm_id', 'uid']).doNothing())
    .returning(['id', 'uid'])
    .execute();
}

export interface AccountChange {
  id: string;
  firstName: string;
  lastName: string;
  level: number;
  deliveryMethods: number[];
}

/** Changes names and rights. A new password has no expiry date. */
export async function updateAccount(tx: Tx, change: AccountChange, passwordHash?: string): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({
      given_name: change.firstName,
      sur_name: change.lastName,
      level: change.level,
      delivery_methods: change.deliveryMethods,
      ...(passwordHash !== undefined && { password_hash: passwordHash, password_expires_at: null }),
    })
    .where('id', '=', change.id)
    .execute();
}

/**
 * Replaces a password, which has no expiry date then; false if it was changed since `known` was read.
 */
export async function replacePassword(db: Db, userId: string, known: string | null, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_account')
    .set({ password_hash: hash, password_expires_at: null })
    .where('id', '=', userId)
    .where('password_hash', 'is not distinct from', known)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes accounts and, by foreign keys, what refers to them. */
export async function deleteAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('user_account')
    .where('id', 'in', [...ids])
    .execute();
}

/** Merges settings into the person's own; the others stay, however many requests save at once. */
export async function mergeSettings(db: Db | Tx, userId: string, change: object): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ settings: sql`settings || ${JSON.stringify(change)}::jsonb` })
    .where('id', '=', userId)
    .execute();
}

export interface Refusal {
  /** The recipient; null if the mail belongs to no account. */
  userId: string | null;
  /** The address the mail went to: a refusal of an earlier address says nothing about the present one. */
  address: string;
  /** The mail server's words. */
  reason: string;
  at: Date;
  /** When the refused mail was sent. A mail sent before the address was cleared for use again does not count. */
  sentAt?: Date;
}

/**
 * Marks an address as refused: nothing more is sent there until someone clears it. The first refusal is kept.
 * @returns whether this call marked the address
 */
export async function markAddressRefused(db: Db | Tx, refusal: Refusal): Promise<boolean> {
  const { userId, address, reason, at, sentAt } = refusal;
  if (userId === null) return false;
  const marked = await db
    .updateTable('user_account')
    .set({ mail_bounced_at: at, mail_bounced_reason: headerLine(reason).slice(0, LONGEST_REASON) })
    .where('id', '=', userId)
    .where('uid', '=', address)
    .where('mail_bounced_at', 'is', null)
    .$if(sentAt !== undefined, (update) =>
      update.where((where) =>
        where.or([where('mail_resumed_at', 'is', null), where('mail_resumed_at', '<=', sentAt ?? at)]),
      ),
    )
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

/** Clears a refused address: mails go there again until one that is sent from now on is refused. */
export async function clearRefusedAddress(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ mail_bounced_at: null, mail_bounced_reason: null, mail_resumed_at: now })
    .where('id', '=', userId)
    .execute();
}
