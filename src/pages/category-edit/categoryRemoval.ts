import type { ProfileGroup } from '@contract/topic';
import { t } from '@client/shared/texts/t';

interface Contents {
  topics: readonly Lockable[];
  groups: readonly Lockable[];
}

type Lockable = Pick<ProfileGroup, 'blockEdit'>;

/**
 * Whether a category can be deleted, and a text for the confirmation: what happens to the topics and categories
 * directly in it, or why they prevent the deletion.
 */
export function describeRemoval(
  group: ProfileGroup,
  parent: ProfileGroup | undefined,
  contents: Contents,
): { allowed: boolean; text: string } {
  const { topics, groups } = contents;
  const allContents = describeContents(contents);
  if (topics.length + groups.length === 0) return { allowed: true, text: t('category.removeEmpty') };
  const locked = { topics: topics.filter(isLocked), groups: groups.filter(isLocked) };
  if (locked.topics.length + locked.groups.length > 0)
    return { allowed: false, text: t('category.removeLocked', { contents: describeContents(locked) }) };
  if (group.parentGroupId !== null) {
    const target = { contents: allContents, parent: parent?.name ?? '' };
    if (parent?.blockEdit) return { allowed: false, text: t('category.removeUnderLocked', target) };
    return { allowed: true, text: t('category.removeToParent', target) };
  }
  if (group.topicType === 'COMPANY')
    return { allowed: false, text: t('category.removeRefused', { contents: allContents }) };
  const sentences = [
    topics.length > 0 ? t('category.removeToMisc') : null,
    groups.length > 0 ? t('category.removeToTop') : null,
  ];
  return { allowed: true, text: sentences.filter((sentence) => sentence !== null).join(' ') };
}

const isLocked = ({ blockEdit }: Lockable): boolean => blockEdit;

function describeContents(contents: Contents): string {
  const topics = contents.topics.length;
  const groups = contents.groups.length;
  const topicWords = t('category.topics', { count: topics });
  const groupWords = t('category.groups', { count: groups });
  if (groups === 0) return topicWords;
  return topics === 0 ? groupWords : t('category.and', { topics: topicWords, groups: groupWords });
}
