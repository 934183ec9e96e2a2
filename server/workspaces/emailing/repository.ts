import { sql, type Insertable } from 'kysely';
import type { Database, Tx } from '@server/db/schema';

/**
 * Locks a department's emails until the transaction ends, so that concurrent ones can't exceed the limits or use one
 * idempotency key twice.
 */
export async function lockEmails(tx: Tx, departmentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('article emails ' || ${departmentId}, 0))`.execute(tx);
}

/** How many people the email went to that a user has sent with this idempotency key; undefined if there is none. */
export async function findSentEmail(tx: Tx, userId: string, key: string) {
  return tx
    .selectFrom('article_email')
    .select(['colleague_count as colleagues', 'external_count as external'])
    .where('sent_by', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function insertEmail(tx: Tx, email: Insertable<Database['article_email']>): Promise<void> {
  await tx.insertInto('article_email').values(email).execute();
}

/** What a department, and one of its users, have sent since an instant. */
export async function countSent(
  tx: Tx,
  { departmentId, userId }: { departmentId: string; userId: string },
  since: Date,
) {
  return tx
    .selectFrom('article_email')
    .select([
      sql<number>`(count(*) filter (where sent_by = ${userId}))::integer`.as('emails'),
      sql<number>`coalesce(sum(external_count) filter (where sent_by = ${userId}), 0)::integer`.as('external'),
      sql<number>`coalesce(sum(external_count), 0)::integer`.as('externalOfDepartment'),
    ])
    .where('department_id', '=', departmentId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

/** Deletes at most `limit` emails sent before an instant whose mails have all been deleted. */
export const pruneArticleEmails = (before: Date, limit: number) => sql`
  delete from article_email where id in (
    select e.id from article_email e
    where e.created_at < ${before}
      and not exists (select from mail m where m.mailing_id = e.colleagues_mailing_id)
      and not exists (select from mail m where m.mailing_id = e.external_mailing_id)
    order by e.created_at limit ${limit} for update skip locked)`;
