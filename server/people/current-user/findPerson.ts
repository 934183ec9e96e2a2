import type { Db } from '@server/db/schema';

export async function findPerson(db: Db, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['uid', 'given_name', 'sur_name', 'level', 'delivery_methods', 'password_expires_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
