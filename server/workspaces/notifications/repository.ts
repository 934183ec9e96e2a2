import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await unread(db, userId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest unread notifications, each with its user group, if any. */
export async function listUnread(db: Db, userId: string, limit: number) {
  return unread(db, userId)
    .leftJoin('user_group as g', 'g.id', 'n.group_id')
    .select([
      'n.group_id as groupId',
      'g.name as groupName',
      'n.article_id as articleId',
      'n.headline',
      'n.created_at as created',
    ])
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();
}

/** Numbers of unread notifications by group id; those without a group under the empty string. */
export async function countUnreadByGroup(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await unread(db, userId)
    .select(['n.group_id as groupId', sql<number>`count(*)::integer`.as('count')])
    .groupBy('n.group_id')
    .execute();
  return new Map(rows.map(({ groupId, count }) => [groupId ?? '', count]));
}

export interface NotificationFilter {
  /** Null: notifications without a group. */
  groupId?: string | null;
  articleId?: string;
  id?: string;
}

/** Marks the user's notifications as read: all, or those that match the filter. Returns how many were unread. */
export async function markRead(
  db: Db,
  userId: string,
  now: Date,
  { groupId, articleId, id }: NotificationFilter,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(groupId === null, (query) => query.where('group_id', 'is', null))
    .$if(typeof groupId === 'string', (query) => query.where('group_id', '=', groupId ?? ''))
    .$if(articleId !== undefined, (query) => query.where('article_id', '=', articleId ?? ''))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Whether the user has such a notification at all, read or not. */
export async function notificationExists(
  db: Db,
  userId: string,
  { groupId, id }: NotificationFilter,
): Promise<boolean> {
  const row = await db
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', userId)
    .$if(typeof groupId === 'string', (query) => query.where('group_id', '=', groupId ?? ''))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function unread(db: Db, userId: string) {
  return db.selectFrom('notification as n').where('n.user_id', '=', userId).where('n.read_at', 'is', null);
}

/** Deletes at most `limit` notifications read before an instant. */
export const pruneNotifications = (before: Date, limit: number) => sql`
  delete from notification where id in (
    select id from notification where read_at < ${before} order by read_at limit ${limit} for update skip locked)`;
