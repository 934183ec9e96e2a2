import { sql } from 'kysely';
import type { Pool } from 'pg';
import { times } from '@contract/limits';
import { preparedStatement } from '@server/db/preparedStatement';
import type { Db, Tx } from '@server/db/schema';

export type AuthType = 'password' | 'session';

interface NewSession {
  id: string;
  userId: string;
  authType: AuthType;
  refreshHash: Buffer;
  now: Date;
  expiresAt: Date;
  userAgent: string | null;
  address: string;
}

/** A session with the fields needed to refresh it. */
export interface SessionRow {
  id: string;
  userId: string;
  realm: string;
  deliveryMethods: number[];
  refreshHash: Buffer;
  previousHash: Buffer | null;
  rotatedAt: Date;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

/** The user of a session with their current permissions. */
interface SessionUser {
  id: string;
  uid: string;
  department_id: string;
  realm_id: string;
  level: number;
  delivery_methods: number[];
}

const sessionUserStatement = `
  select u.id, u.uid, u.department_id, u.realm_id, u.level, u.delivery_methods
  from session s join user_account u on u.id = s.user_id
  where s.id = $1 and s.revoked_at is null and s.expires_at > $2`;

/** Inserts a session, and deletes the user's sessions that expired long ago. */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({
      id: session.id,
      user_id: session.userId,
      auth_type: session.authType,
      refresh_hash: session.refreshHash,
      rotated_at: session.now,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
      address: session.address,
    })
    .execute();
  await db
    .deleteFrom('session')
    .where('user_id', '=', session.userId)
    .where('expires_at', '<', new Date(session.now.getTime() - times.sessionMaxSeconds * 1_000))
    .execute();
}

/** Finds a session and locks it against concurrent refreshes until the transaction ends. */
export async function lockSession(db: Db, id: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('session as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .select([
      's.id',
      's.user_id as userId',
      'u.realm_id as realm',
      'u.delivery_methods as deliveryMethods',
      's.refresh_hash as refreshHash',
      's.previous_hash as previousHash',
      's.rotated_at as rotatedAt',
      's.created_at as createdAt',
      's.expires_at as expiresAt',
      's.revoked_at as revokedAt',
    ])
    .where('s.id', '=', id)
    .forUpdate('s')
    .executeTakeFirst();
}

export async function rotateSession(
  db: Db,
  id: string,
  change: { refreshHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('session')
    .set({
      previous_hash: sql<Buffer>`refresh_hash`,
      refresh_hash: change.refreshHash,
      rotated_at: change.now,
      last_used_at: change.now,
      expires_at: change.expiresAt,
    })
    .where('id', '=', id)
    .execute();
}

export async function revokeSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The user of an active session; undefined if it expired or was revoked. */
export async function findSessionUser(pool: Pool, sessionId: string, now: Date): Promise<SessionUser | undefined> {
  const { rows } = await pool.query<SessionUser>(preparedStatement(sessionUserStatement, [sessionId, now]));
  return rows[0];
}

/**
 * Ends a user's sessions, all or all but one; their tokens become invalid immediately.
 * @param now the recorded end
 * @param except the id of the session to keep
 */
export async function endSessionsOf(db: Db | Tx, userId: string, now: Date, except?: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}

/** Deletes at most `limit` sessions that expired or were revoked before an instant. */
export const pruneSessions = (before: Date, limit: number) => sql`
  delete from session where id in (
    select id from session where expires_at < ${before} or revoked_at < ${before} limit ${limit} for update skip locked)`;
