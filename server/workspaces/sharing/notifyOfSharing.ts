import type { Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { announceChange } from '../notifications/announce';
import { membersOf, type Member } from '../notifications/members';
import { insertNotifications } from '../notifications/repository';
import { mailShared, type SharedArticles } from './sharedMail';

interface SharingEvent {
  caller: Caller;
  shared: readonly SharedArticles[];
  now: Date;
}

/**
 * Notifies the members of user groups of articles that were shared into their workspaces in one request; not the caller.
 * In the application, each workspace has its own notifications; a member of several groups gets one email. Does
 * nothing in a personal workspace.
 */
export async function notifyOfSharing(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  { caller, shared, now }: SharingEvent,
): Promise<void> {
  const recipients = new Map<string, { member: Member; shared: SharedArticles[] }>();
  const changedFor = new Set<string>();
  for (const inWorkspace of shared) {
    const { workspaceId, articleIds } = inWorkspace;
    if (articleIds.length === 0 || workspaceId === caller.userId) continue;
    const members = await membersOf(tx, workspaceId);
    const others = members.filter(({ userId }) => userId !== caller.userId);
    const userIds = others.map(({ userId }) => userId);
    await insertNotifications(tx, { kind: 'shared', userIds, workspaceId, articleIds, actorId: caller.userId, now });
    for (const member of others.filter(({ wantsMail }) => wantsMail)) {
      const recipient = recipients.get(member.userId) ?? { member, shared: [] };
      recipient.shared.push(inWorkspace);
      recipients.set(member.userId, recipient);
    }
    for (const { userId } of members) changedFor.add(userId);
  }
  await mailShared(tx, config.publicUrl, { caller, recipients: [...recipients.values()], now });
  await announceChange(tx, [...changedFor]);
}
