import type { ItemLabel } from '@contract/article';

interface Labeled {
  /** Missing in a session that an earlier release recorded. */
  labels?: readonly ItemLabel[];
}

export const isRead = ({ labels }: Labeled): boolean => labels?.includes('read') ?? false;
export const isStarred = ({ labels }: Labeled): boolean => labels?.includes('starred') ?? false;
