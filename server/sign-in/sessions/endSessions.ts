import type { Db, Tx } from '@server/db/schema';

/**
 * Signs a person out everywhere, or everywhere but in one session: their tokens are nobody's from then on.
 *
 * @param now the instant that is noted as the end.
 * @param except the id of the session that stays.
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
