import type { NewsAttachment } from '@contract/newsml/newsDocument';

/** True for the same file, article, or page; the address of a file differs each time it is read. */
export const isSameAttachment = (one: NewsAttachment, other: NewsAttachment): boolean =>
  one.type === other.type &&
  one.headline === other.headline &&
  (one.type === 'link' ? one.link === other.link : one.id === other.id);
