import type { Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { mentionedIn } from '../comments/mentions';
import { announceChange } from './announce';
import { membersOf } from './members';
import { insertNotifications } from './repository';
import { mailShared } from './sharedMail';

interface Event {
  caller: Caller;
  workspaceId: string;
  now: Date;
}

/**
 * Notifies the members of a user group of articles that were shared into its workspace, in the application and by mail;
 * not the caller. Does nothing in a personal workspace.
 */
export async function notifyOfSharing(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  { caller, workspaceId, articleIds, now }: Event & { articleIds: readonly string[] },
): Promise<void> {
  if (articleIds.length === 0 || workspaceId === caller.userId) return;
  const members = await membersOf(tx, workspaceId);
  const others = members.filter(({ userId }) => userId !== caller.userId);
  const userIds = others.map(({ userId }) => userId);
  await insertNotifications(tx, { kind: 'shared', userIds, workspaceId, articleIds, actorId: caller.userId, now });
  await mailShared(tx, config.publicUrl, {
    caller,
    workspaceId,
    articleIds,
    recipients: others.filter(({ wantsMail }) => wantsMail),
    now,
  });
  await announceChange(
    tx,
    members.map(({ userId }) => userId),
  );
}

/**
 * Notifies the members of a user group of a comment: those whom it mentions of that, the others of the comment.
 * @param before the text before it was edited: only new mentions notify
 */
export async function notifyOfComment(
  tx: Tx,
  { caller, workspaceId, articleId, text, before, now }: Event & { articleId: string; text: string; before?: string },
): Promise<void> {
  if (workspaceId === caller.userId) return;
  const members = await membersOf(tx, workspaceId);
  const others = members.filter(({ userId }) => userId !== caller.userId);
  const known = new Set(before === undefined ? [] : mentionedIn(before, others).map(({ userId }) => userId));
  const mentioned = new Set(
    mentionedIn(text, others)
      .map(({ userId }) => userId)
      .filter((userId) => !known.has(userId)),
  );
  const event = { workspaceId, articleIds: [articleId], actorId: caller.userId, now };
  await insertNotifications(tx, { ...event, kind: 'mentioned', userIds: [...mentioned] });
  if (before === undefined) {
    const userIds = others.map(({ userId }) => userId).filter((userId) => !mentioned.has(userId));
    await insertNotifications(tx, { ...event, kind: 'commented', userIds });
  }
  await announceChange(
    tx,
    members.map(({ userId }) => userId),
  );
}
