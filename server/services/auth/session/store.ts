import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

export type AuthType = 'password' | 'session';

export interface NewSession {
  userId: string;
  authType: AuthType;
  refreshHash: Buffer;
  now: Date;
  expiresAt: Date;
  userAgent: string | null;
  address: string;
}

/** A session as its refreshing needs it. */
export interface SessionRow {
  id: string;
  userId: string;
  realm: string;
  refreshHash: Buffer;
  previousHash: Buffer | null;
  rotatedAt: Date;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const { id } = await db
    .insertInto('session')
    .values({
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
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The session whose refresh credential this is or was last, held against other refreshes until the transaction ends. */
export async function lockSessionByRefresh(db: Db, hash: Buffer): Promise<SessionRow | undefined> {
  return db
    .selectFrom('session as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .select([
      's.id',
      's.user_id as userId',
      'u.realm_id as realm',
      's.refresh_hash as refreshHash',
      's.previous_hash as previousHash',
      's.rotated_at as rotatedAt',
      's.created_at as createdAt',
      's.expires_at as expiresAt',
      's.revoked_at as revokedAt',
    ])
    .where((eb) => eb.or([eb('s.refresh_hash', '=', hash), eb('s.previous_hash', '=', hash)]))
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

/** Signs a person out everywhere, or everywhere else. */
export async function revokeSessionsOf(db: Db, userId: string, now: Date, except?: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}

/** A living session's person with the rights of this moment. */
export async function findSessionUser(db: Db, sessionId: string, now: Date) {
  return db
    .selectFrom('session as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .select(['u.id', 'u.uid', 'u.department_id', 'u.realm_id', 'u.level', 'u.delivery_methods'])
    .where('s.id', '=', sessionId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .executeTakeFirst();
}
