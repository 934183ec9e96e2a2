import type { Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { announceChange } from '../notifications/announce';
import { membersOf } from '../notifications/members';
import { insertNotifications } from '../notifications/repository';
import { mailShared } from './sharedMail';

interface SharingEvent {
  caller: Caller;
  workspaceId: string;
  articleIds: readonly string[];
  now: Date;
}

/**
 * Notifies the members of a user group of articles that were shared into its workspace, in the application and by mail;
 * not the caller. Does nothing in a personal workspace.
 */
export async function notifyOfSharing(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  { caller, workspaceId, articleIds, now }: SharingEvent,
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
