import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import { headerLine } from '@server/engine/mail/headerLine';

// All statements that write user_account. Queries are in repository.ts.

/** Maximum length of a stored bounce reason, in characters. */
const MAX_REASON_CHARACTERS = 300;

export interface NewAccount {
  departmentId: string;
  realm: string;
  /** The email address in lower case. */
  uid: string;
  firstName: string;
  lastName: string;
  level: number;
  deliveryMethods: readonly number[];
  /** Null for a user who signs in by single sign-on only. */
  passwordHash: string | null;
  settings?: Readonly<Record<string, unknown>>;
}

/** Inserts accounts and returns those that were inserted. An account whose uid exists in the realm is skipped. */
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
        ...(account.passwordHash !== null && { password_expires_at: expiryOfNewPassword(account.departmentId) }),
        settings: JSON.stringify(account.settings ?? {}),
      })),
    )
    .onConflict((conflict) => conflict.columns(['realm_id', 'uid']).doNothing())
    .returning(['id', 'uid'])
    .execute();
}

interface AccountChange {
  id: string;
  firstName: string;
  lastName: string;
  level: number;
  deliveryMethods: number[];
}

/** Updates names and permissions, and the password if a hash is given. */
export async function updateAccount(tx: Tx, change: AccountChange, passwordHash?: string): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({
      given_name: change.firstName,
      sur_name: change.lastName,
      level: change.level,
      delivery_methods: change.deliveryMethods,
      ...(passwordHash !== undefined && {
        password_hash: passwordHash,
        password_expires_at: expiryOfNewPassword(sql.ref('user_account.department_id')),
      }),
    })
    .where('id', '=', change.id)
    .execute();
}

/** Replaces a password; returns false if the password was changed since `known` was read. */
export async function replacePassword(db: Db, userId: string, known: string | null, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_account')
    .set({ password_hash: hash, password_expires_at: expiryOfNewPassword(sql.ref('user_account.department_id')) })
    .where('id', '=', userId)
    .where('password_hash', 'is not distinct from', known)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * When a password that is set now expires, by the department's setting; null for never. The department is locked against a
 * change of the setting, which then finds this password too.
 */
const expiryOfNewPassword = (departmentId: string | RawBuilder<unknown>) => sql<Date | null>`(
  select now() + make_interval(days => (department.settings ->> 'passwordExpiryDays')::integer)
  from department where department.id = ${departmentId} for share)`;

/**
 * Moves the expiry dates of a department's passwords after its number of days has changed. Passwords that had no expiry
 * date get all of the days from now on.
 */
export async function movePasswordExpiry(
  tx: Tx,
  departmentId: string,
  daysBefore: number | undefined,
  days: number | undefined,
): Promise<void> {
  const moved = sql<Date>`coalesce(
    password_expires_at + make_interval(days => ${(days ?? 0) - (daysBefore ?? 0)}::integer),
    now() + make_interval(days => ${days ?? 0}::integer))`;
  await tx
    .updateTable('user_account')
    .set({ password_expires_at: days === undefined ? null : moved })
    .where('department_id', '=', departmentId)
    .where('password_hash', 'is not', null)
    .execute();
}

/** Deletes accounts and, by foreign keys, the rows that refer to them. */
export async function deleteAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('user_account')
    .where('id', 'in', [...ids])
    .execute();
}

/** Merges changes into the user's settings in one statement, so that concurrent saves don't overwrite each other. */
export async function mergeSettings(db: Db | Tx, userId: string, change: object): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ settings: sql`settings || ${JSON.stringify(change)}::jsonb` })
    .where('id', '=', userId)
    .execute();
}

interface AddressBounce {
  /** The recipient; null if the mail belongs to no account. */
  userId: string | null;
  /** The address that the mail was sent to. A bounce of a previous address is ignored. */
  address: string;
  /** The mail server's message. */
  reason: string;
  at: Date;
  /** When the bounced mail was sent. A mail sent before the address was resumed is ignored. */
  sentAt?: Date;
}

/**
 * Marks a user's address as bounced: no more mail is sent there until somebody clears it. The first bounce is kept.
 * @returns true if this call marked the address
 */
export async function markAddressBounced(db: Db | Tx, refusal: AddressBounce): Promise<boolean> {
  const { userId, address, reason, at, sentAt } = refusal;
  if (userId === null) return false;
  const marked = await db
    .updateTable('user_account')
    .set({ mail_bounced_at: at, mail_bounced_reason: headerLine(reason).slice(0, MAX_REASON_CHARACTERS) })
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

/** Clears a bounced address: mails are sent there again until one sent from now on bounces. */
export async function clearBouncedAddress(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ mail_bounced_at: null, mail_bounced_reason: null, mail_resumed_at: now })
    .where('id', '=', userId)
    .execute();
}
