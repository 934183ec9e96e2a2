import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await unread(db, userId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest unread notifications, each with the user group of its workspace, if any. */
export async function listUnread(db: Db, userId: string, limit: number) {
  return unread(db, userId)
    .innerJoin('workspace as w', 'w.id', 'n.workspace_id')
    .innerJoin('workspace_article as a', (join) =>
      join.onRef('a.workspace_id', '=', 'n.workspace_id').onRef('a.article_id', '=', 'n.article_id'),
    )
    .leftJoin('own_article as o', 'o.id', 'a.own_article_id')
    .leftJoin('user_group as g', 'g.id', 'w.group_id')
    .leftJoin('user_account as u', 'u.id', 'n.actor_id')
    .select([
      'n.id',
      'n.kind',
      'w.group_id as groupId',
      'g.name as groupName',
      'n.workspace_id as workspaceId',
      'n.article_id as articleId',
      sql<number>`coalesce(a.item_version, o.latest_version)`.as('version'),
      'a.title as headline',
      'n.created_at as created',
      sql<string | null>`nullif(trim(concat(u.given_name, ' ', u.sur_name)), '')`.as('actor'),
    ])
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();
}

/** Numbers of unread notifications by group id; those in the personal workspace under the empty string. */
export async function countUnreadByGroup(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await unread(db, userId)
    .innerJoin('workspace as w', 'w.id', 'n.workspace_id')
    .select(['w.group_id as groupId', sql<number>`count(*)::integer`.as('count')])
    .groupBy('w.group_id')
    .execute();
  return new Map(rows.map(({ groupId, count }) => [groupId ?? '', count]));
}

export interface NotificationFilter {
  /** The workspace of a user group, or of the user. */
  workspaceId?: string;
  articleId?: string;
  id?: string;
}

/** Marks the user's notifications as read: all, or those that match the filter. Returns how many were unread. */
export async function markRead(
  db: Db,
  userId: string,
  now: Date,
  { workspaceId, articleId, id }: NotificationFilter,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(workspaceId !== undefined, (query) => query.where('workspace_id', '=', workspaceId ?? ''))
    .$if(articleId !== undefined, (query) => query.where('article_id', '=', articleId ?? ''))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Whether the user has such a notification at all, read or not. */
export async function notificationExists(
  db: Db,
  userId: string,
  { workspaceId, id }: NotificationFilter,
): Promise<boolean> {
  const row = await db
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', userId)
    .$if(workspaceId !== undefined, (query) => query.where('workspace_id', '=', workspaceId ?? ''))
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
