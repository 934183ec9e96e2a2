import type { UserGroup } from '@contract/userGroups';
import { personName } from '@client/shared/texts/personName';

/** The owner edits a group; the others see it, and may leave. */
export const isOwnedBy = ({ members }: UserGroup, ownerId: string | undefined): boolean =>
  members.some((member) => member.isOwner && member.ownerId === ownerId);

/** The owner's name. */
export function ownerOf({ members }: UserGroup): string {
  const owner = members.find(({ isOwner }) => isOwner);
  return owner ? personName(owner) : '';
}
