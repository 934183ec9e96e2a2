import type { Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { announceChange } from './announce';
import { membersOf } from './members';
import { mentionedIn } from './mentions';
import { insertNotifications } from './repository';

interface CommentEvent {
  caller: Caller;
  workspaceId: string;
  articleId: string;
  text: string;
  /** The text before it was edited: only new mentions notify. */
  before?: string;
  now: Date;
}

/**
 * Notifies the members of a user group of a comment: those whom it mentions of that, the others of the comment.
 */
export async function notifyOfComment(
  tx: Tx,
  { caller, workspaceId, articleId, text, before, now }: CommentEvent,
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
