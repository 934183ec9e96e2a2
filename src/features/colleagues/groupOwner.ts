import type { UserGroup } from '@contract/userGroups';
import { personName } from '@client/shared/texts/personName';

/** Returns whether the user owns the group. Only the owner edits it; other members view it, and may leave. */
export const isOwnedBy = ({ members }: UserGroup, ownerId: string | undefined): boolean =>
  members.some((member) => member.isOwner && member.ownerId === ownerId);

/** Returns the owner's name, or an empty string. */
export function ownerOf({ members }: UserGroup): string {
  const owner = members.find(({ isOwner }) => isOwner);
  return owner ? personName(owner) : '';
}
