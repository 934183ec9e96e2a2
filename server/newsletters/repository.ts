import { sql, type Insertable } from 'kysely';
import type { Newsletter } from '@contract/newsletters';
import type { Database, Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';

/** The names of those groups that the caller is a member of, by id. */
export async function ownGroups(
  db: Db | Tx,
  { userId, departmentId }: Caller,
  groupIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('user_group as g')
    .innerJoin('user_group_member as m', 'm.group_id', 'g.id')
    .select(['g.id', 'g.name'])
    .where(sql<boolean>`g.id = any(${[...groupIds]}::text[])`)
    .where('g.department_id', '=', departmentId)
    .where('m.user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The newsletter that a user has sent with this idempotency key, and its workspace. */
export async function findSent(
  db: Db | Tx,
  userId: string,
  key: string,
): Promise<{ id: string; workspace_id: string } | undefined> {
  return db
    .selectFrom('newsletter')
    .select(['id', 'workspace_id'])
    .where('sent_by', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Inserts a newsletter and returns its id; undefined if its sender has used the idempotency key before. */
export async function insertNewsletter(
  tx: Tx,
  newsletter: Insertable<Database['newsletter']>,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('newsletter')
    .values(newsletter)
    .onConflict((conflict) => conflict.columns(['sent_by', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Locks the sending of newsletters from a workspace until the transaction ends, so that the daily limit is exact. */
export async function lockSending(tx: Tx, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('newsletters ' || ${workspaceId}, 0))`.execute(tx);
}

/** Number of newsletters sent from a workspace since an instant. */
export async function countNewsletters(tx: Tx, workspaceId: string, since: Date): Promise<number> {
  const sent = tx.selectFrom('newsletter').select((from) => from.fn.countAll<string>().as('count'));
  const { count } = await sent
    .where('workspace_id', '=', workspaceId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Number of mails of a kind to a user since an instant. */
export async function countMails(tx: Tx, userId: string, kind: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('mail')
    .select((from) => from.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A page of the newsletters sent from a workspace, newest first, and the total number. */
export async function listNewsletters(db: Db, workspaceId: string, start: number, limit: number) {
  const rows = await newsletters(db, workspaceId)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .offset(start)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('newsletter')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return { newsletters: rows.map(toNewsletter), total };
}

export async function readNewsletter(db: Db | Tx, workspaceId: string, id: string): Promise<Newsletter | undefined> {
  const row = await newsletters(db, workspaceId).where('n.id', '=', id).executeTakeFirst();
  return row && toNewsletter(row);
}

/** The id of the mailing of a newsletter sent from a workspace. */
export async function mailingOf(db: Db | Tx, workspaceId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('newsletter')
    .select('mailing_id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.mailing_id;
}

/** The content as sent, with the placeholder for the unsubscribe URL. */
export async function readContent(db: Db, workspaceId: string, id: string) {
  return db
    .selectFrom('newsletter as n')
    .innerJoin('mailing as g', 'g.id', 'n.mailing_id')
    .select(['n.subject', 'g.html', 'g.text', 'g.unsubscribe_placeholder as unsubscribeMark'])
    .where('n.workspace_id', '=', workspaceId)
    .where('n.id', '=', id)
    .executeTakeFirst();
}

const inState = (...states: string[]) =>
  sql<number>`(select count(*)::integer from mail m where m.mailing_id = n.mailing_id and m.state = any(${states}::text[]))`;

function newsletters(db: Db | Tx, workspaceId: string) {
  return db
    .selectFrom('newsletter as n')
    .innerJoin('mailing as g', 'g.id', 'n.mailing_id')
    .leftJoin('user_account as u', 'u.id', 'n.sent_by')
    .where('n.workspace_id', '=', workspaceId)
    .select([
      'n.id',
      'n.subject',
      'g.from_name',
      'n.sent_by',
      'u.given_name',
      'u.sur_name',
      'n.user_groups',
      'n.article_count',
      'n.recipient_count',
      'n.created_at',
      'g.cancelled_at',
      inState('queued', 'sending', 'uncertain').as('waiting'),
      inState('sent').as('sent'),
      inState('failed').as('failed'),
      inState('cancelled').as('notSent'),
    ]);
}

function toNewsletter(row: Awaited<ReturnType<ReturnType<typeof newsletters>['execute']>>[number]): Newsletter {
  return {
    id: row.id,
    subject: row.subject,
    fromName: row.from_name,
    sentBy:
      row.sent_by === null
        ? null
        : { ownerId: row.sent_by, givenName: row.given_name ?? '', surName: row.sur_name ?? '' },
    userGroups: row.user_groups,
    created: row.created_at.toISOString(),
    state: row.cancelled_at !== null ? 'cancelled' : row.waiting > 0 ? 'sending' : 'sent',
    articles: row.article_count,
    recipients: row.recipient_count,
    waiting: row.waiting,
    sent: row.sent,
    failed: row.failed,
    notSent: row.notSent,
  };
}

/** Deletes at most `limit` newsletters created before an instant whose mails have all been deleted. */
export const pruneNewsletters = (before: Date, limit: number) => sql`
  delete from newsletter where id in (
    select n.id from newsletter n
    where n.created_at < ${before} and not exists (select from mail m where m.mailing_id = n.mailing_id)
    order by n.created_at limit ${limit} for update skip locked)`;
