import { Type } from 'typebox';
import { Done, IdParams } from '@contract/common';
import { ArticleIdsAnswer, ArticleIdsBody } from '@contract/folders';
import { limits } from '@contract/limits';
import { NotificationCount, NotificationsAnswer, ReadAllQuery, type NotificationGroup } from '@contract/workspace';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { notFound } from '@server/http/errors';
import { findWorkspace } from '../access';
import { countShownByGroup, countUnread, listUnread, markRead, notificationExists, unreadAmong } from './repository';

/** The group shown for notifications without a user group. */
const personal = { id: 'personal', name: 'Shared with me' } as const;
const done = { status: 'ok' } as const;

/** Notifications about articles that others shared. Users only see and mark their own. */
export function notificationRoutes(app: HttpApp, { db, clock }: Deps): void {
  const config = { access: 'user' } as const;

  app.get(
    '/workspace/v1/notifications/count',
    { config, schema: { response: { 200: NotificationCount } } },
    async ({ caller }) => ({ count: await countUnread(db, caller.userId) }),
  );

  app.get(
    '/workspace/v1/notifications/all',
    { config, schema: { response: { 200: NotificationsAnswer } } },
    async ({ caller }) => {
      const groups = groupsOf(
        await listUnread(db, caller.userId, limits.notificationsShown),
        await countShownByGroup(db, caller.userId),
      );
      return { groups, total: groups.length };
    },
  );

  app.get(
    '/workspace/v1/notifications/readall',
    { config, schema: { querystring: ReadAllQuery, response: { 200: Done } } },
    async ({ caller, query: { userGroupId } }) => {
      // Not an error if there is nothing to mark, but only in a workspace of the caller.
      const workspace =
        userGroupId === undefined ? null : await findWorkspace(db, caller, workspaceOf(caller.userId, userGroupId));
      await markRead(db, caller.userId, clock(), workspace === null ? {} : { workspaceId: workspace.id });
      return done;
    },
  );

  // The id is a group's or one notification's.
  app.get(
    '/workspace/v1/notifications/:id/read',
    { config, schema: { params: IdParams, response: { 200: Done } } },
    async ({ caller, params: { id } }) => {
      const filter = /^\d{1,18}$/.test(id) ? { id } : { workspaceId: workspaceOf(caller.userId, id) };
      if (!(await notificationExists(db, caller.userId, filter))) throw notFound();
      await markRead(db, caller.userId, clock(), filter);
      return done;
    },
  );

  app.post(
    '/workspace/v1/articles/unread',
    { config, schema: { body: ArticleIdsBody, response: { 200: ArticleIdsAnswer } } },
    async ({ caller, body }) => ({ articleIds: await unreadAmong(db, caller.userId, body.articleIds) }),
  );

  app.put(
    '/workspace/v1/notifications/articles/:articleId/read',
    { config, schema: { params: ArticleParams, response: { 200: Done } } },
    async ({ caller, params: { articleId } }) => {
      // Not an error if there is nothing to mark: the article may be opened a second time, or by a link.
      await markRead(db, caller.userId, clock(), { articleId });
      return done;
    },
  );
}

const ArticleParams = Type.Object({ articleId: IdParams.properties.id });

/** The workspace of a user group, or the user's own. */
function workspaceOf(userId: string, groupId: string): string {
  return groupId === personal.id ? userId : groupId;
}

type Unread = Awaited<ReturnType<typeof listUnread>>[number];

/** Groups notifications; the group with the newest one comes first. */
function groupsOf(notifications: Unread[], counts: Map<string, number>): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>();
  for (const { groupId, groupName, created, ...notification } of notifications) {
    const group = groups.get(groupId ?? '') ?? {
      id: groupId ?? personal.id,
      name: groupName ?? personal.name,
      sharedArticlesNotifications: counts.get(groupId ?? '') ?? 0,
      articles: [],
    };
    group.articles.push({ ...notification, created: created.toISOString() });
    groups.set(groupId ?? '', group);
  }
  return [...groups.values()];
}
