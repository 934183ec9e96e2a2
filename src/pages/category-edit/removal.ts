import type { ProfileGroup } from '@contract/topic';
import { t } from '@client/shared/lib/texts/t';

interface Contents {
  topics: number;
  groups: number;
}

/** What removing a category does to what is directly in it, in words; and whether it can be done at all. */
export function removalOf(
  group: ProfileGroup,
  parent: ProfileGroup | undefined,
  contents: Contents,
): { allowed: boolean; text: string } {
  if (contents.topics + contents.groups === 0) return { allowed: true, text: t('category.removeEmpty') };
  if (group.parentGroupId !== null) {
    const text = t('category.removeToParent', { contents: inWords(contents), parent: parent?.name ?? '' });
    return { allowed: true, text };
  }
  if (group.topicType === 'COMPANY')
    return { allowed: false, text: t('category.removeRefused', { contents: inWords(contents) }) };
  const sentences = [
    contents.topics > 0 ? t('category.removeToMisc') : null,
    contents.groups > 0 ? t('category.removeToTop') : null,
  ];
  return { allowed: true, text: sentences.filter((sentence) => sentence !== null).join(' ') };
}

function inWords({ topics, groups }: Contents): string {
  const topicWords = topics === 1 ? t('category.topicOne') : t('category.topics', { count: topics });
  const groupWords = groups === 1 ? t('category.groupOne') : t('category.groups', { count: groups });
  if (groups === 0) return topicWords;
  return topics === 0 ? groupWords : t('category.and', { topics: topicWords, groups: groupWords });
}
