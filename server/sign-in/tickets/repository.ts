import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

/** Inserts a ticket, and deletes expired ones. */
export async function insertTicket(
  db: Db,
  ticket: { hash: Buffer; userId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('sign_on_ticket').where('expires_at', '<', ticket.now).execute();
  await db
    .insertInto('sign_on_ticket')
    .values({ hash: ticket.hash, user_id: ticket.userId, expires_at: ticket.expiresAt })
    .execute();
}

/**
 * Uses a valid ticket: increments its count, and locks it until the transaction ends. Undefined if it is unknown,
 * expired, used up, or of another realm.
 */
export async function consumeTicket(db: Db, hash: Buffer, realm: string, now: Date, maxUses: number) {
  const ticket = await db
    .updateTable('sign_on_ticket')
    .set({ uses: sql<number>`uses + 1` })
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .where('uses', '<', maxUses)
    .returning(['user_id', 'session_id'])
    .executeTakeFirst();
  if (!ticket) return undefined;
  const user = await db
    .selectFrom('user_account')
    .select('delivery_methods')
    .where('id', '=', ticket.user_id)
    .where('realm_id', '=', realm)
    .executeTakeFirst();
  return user && { userId: ticket.user_id, sessionId: ticket.session_id, deliveryMethods: user.delivery_methods };
}

export async function bindTicket(db: Db, hash: Buffer, sessionId: string): Promise<void> {
  await db.updateTable('sign_on_ticket').set({ session_id: sessionId }).where('hash', '=', hash).execute();
}
