import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import { isRemovedPlace, type RemovedPlaces } from '../contents/removedPlaces';
import { announceChange } from './announce';
import { reachesMember, wantsNotification } from './notificationConditions';

/** The number of unread notifications that the user's settings show. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await shown(db, userId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of the articles with an unread notification of the user. */
export async function unreadAmong(db: Db, userId: string, articleIds: readonly string[]): Promise<string[]> {
  const rows = await unread(db, userId)
    .select('n.article_id')
    .distinct()
    .where('n.article_id', 'in', [...articleIds])
    .orderBy('n.article_id')
    .execute();
  return rows.map((row) => row.article_id);
}

/** The newest unread notifications that the user's settings show, each with the user group of its workspace, if any. */
export async function listUnread(db: Db, userId: string, limit: number) {
  return shown(db, userId)
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

/** Numbers of unread notifications by group id, whatever the user's settings; personal ones under the empty string. */
export async function countUnreadByGroup(db: Db, userId: string): Promise<Map<string, number>> {
  return countsOf(await counted(unread(db, userId)));
}

/** Like `countUnreadByGroup`, of those that the user's settings show. */
export async function countShownByGroup(db: Db, userId: string): Promise<Map<string, number>> {
  return countsOf(await counted(shown(db, userId)));
}

/** Which of the articles of a workspace have an unread notification of the user. */
export async function unreadArticles(
  db: Db,
  userId: string,
  workspaceId: string,
  articleIds: readonly string[],
): Promise<Set<string>> {
  if (articleIds.length === 0) return new Set();
  const rows = await unread(db, userId)
    .select('n.article_id')
    .distinct()
    .where('n.workspace_id', '=', workspaceId)
    .where('n.article_id', 'in', [...articleIds])
    .execute();
  return new Set(rows.map((row) => row.article_id));
}

/** Numbers of articles with an unread notification of the user by section of a workspace. */
export async function unreadBySection(db: Db | Tx, userId: string, workspaceId: string): Promise<Map<string, number>> {
  const rows = await unread(db, userId)
    .innerJoin('workspace_section_article as s', (join) =>
      join.onRef('s.workspace_id', '=', 'n.workspace_id').onRef('s.article_id', '=', 'n.article_id'),
    )
    .select(['s.section_id', sql<number>`count(distinct n.article_id)::integer`.as('count')])
    .where('n.workspace_id', '=', workspaceId)
    .groupBy('s.section_id')
    .execute();
  return new Map(rows.map((row) => [row.section_id, row.count]));
}

interface NotificationFilter {
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
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('notification')
      .set({ read_at: now })
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .$if(workspaceId !== undefined, (query) => query.where('workspace_id', '=', workspaceId ?? ''))
      .$if(articleId !== undefined, (query) => query.where('article_id', '=', articleId ?? ''))
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .executeTakeFirst();
    // For the user's other browsers.
    if (numUpdatedRows > 0n) await announceChange(tx, [userId]);
    return Number(numUpdatedRows);
  });
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

interface NewNotifications {
  kind: 'shared' | 'commented' | 'mentioned';
  userIds: readonly string[];
  workspaceId: string;
  articleIds: readonly string[];
  actorId: string;
  now: Date;
}

/** Notifies each of the users of each of the articles. An unread notification of the same kind and place is replaced. */
export async function insertNotifications(
  tx: Tx,
  { kind, userIds, workspaceId, articleIds, actorId, now }: NewNotifications,
): Promise<void> {
  if (userIds.length === 0 || articleIds.length === 0) return;
  await tx
    .deleteFrom('notification')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`article_id = any(${[...articleIds]}::bigint[])`)
    .where(sql<boolean>`user_id = any(${[...userIds]}::text[])`)
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .execute();
  // The first article is the newest in a list.
  await sql`
    insert into notification (user_id, workspace_id, article_id, kind, actor_id, created_at)
    select reader.id, ${workspaceId}, article.id, ${kind}, ${actorId}, ${now}
    from unnest(${[...userIds]}::text[]) as reader (id),
      unnest(${articleIds.toReversed()}::bigint[]) with ordinality as article (id, number)
    order by article.number`.execute(tx);
}

/** Keeps the unread notifications of places whose removal was just recorded, at this instant: they go with the places. */
export async function keepNotifications(tx: Tx, articleIds: readonly string[], removedAt: Date): Promise<void> {
  const ofPlace = sql`r.workspace_id = n.workspace_id and r.article_id = n.article_id
    and r.removed_at = ${removedAt} and n.article_id = any(${[...articleIds]}::bigint[])`;
  // Those of an earlier removal: the article was saved again meanwhile.
  await sql`delete from removed_notification n using removed_place r where ${ofPlace}`.execute(tx);
  await sql`
    insert into removed_notification (id, user_id, workspace_id, article_id, kind, actor_id, created_at)
    select n.id, n.user_id, n.workspace_id, n.article_id, n.kind, n.actor_id, n.created_at
    from notification n join removed_place r on ${ofPlace}
    where n.read_at is null`.execute(tx);
}

/** Puts the unread notifications of places back, which must be in their workspaces again. */
export async function restoreNotifications(tx: Tx, which: RemovedPlaces): Promise<void> {
  await sql`
    insert into notification (id, user_id, workspace_id, article_id, kind, actor_id, created_at)
    overriding system value
    select n.id, n.user_id, n.workspace_id, n.article_id, n.kind, n.actor_id, n.created_at
    from removed_notification n
    join removed_place r on r.workspace_id = n.workspace_id and r.article_id = n.article_id
    join workspace_article a on a.workspace_id = r.workspace_id and a.article_id = r.article_id
    where ${isRemovedPlace(which)}`.execute(tx);
}

function counted(query: ReturnType<typeof unread>) {
  return query
    .select(['w.group_id as groupId', sql<number>`count(*)::integer`.as('count')])
    .groupBy('w.group_id')
    .execute();
}

const countsOf = (rows: readonly { groupId: string | null; count: number }[]): Map<string, number> =>
  new Map(rows.map(({ groupId, count }) => [groupId ?? '', count]));

/** The user's unread notifications in the own workspace and in those of the user's present groups. */
function unread(db: Db | Tx, userId: string) {
  return db
    .selectFrom('notification as n')
    .innerJoin('workspace as w', 'w.id', 'n.workspace_id')
    .leftJoin('user_group_member as m', (join) =>
      join.onRef('m.group_id', '=', 'w.group_id').onRef('m.user_id', '=', 'n.user_id'),
    )
    .where('n.user_id', '=', userId)
    .where('n.read_at', 'is', null)
    .where((place) => place.or([place('w.group_id', 'is', null), place('m.user_id', 'is not', null)]));
}

/** Those of them that the user's settings show in the drawer and count on the bell. A mention is meant for its user. */
function shown(db: Db, userId: string) {
  return unread(db, userId)
    .where(
      sql<boolean>`(select ${wantsNotification('r', 'notifySharedDocByApp')} from user_account r where r.id = n.user_id)`,
    )
    .where(
      sql<boolean>`(w.group_id is null or n.kind = 'mentioned'
        or (select ${reachesMember('r', 'm')} from user_account r where r.id = n.user_id))`,
    );
}

/** Deletes at most `limit` notifications read before an instant. */
export const pruneNotifications = (before: Date, limit: number) => sql`
  delete from notification where id in (
    select id from notification where read_at < ${before} order by read_at limit ${limit} for update skip locked)`;
