import type { ProfileGroup } from '@contract/topic';
import { CategoryPicture } from '@client/features/topics/CategoryPicture';
import { categoryPath, topicListPaths } from '@client/features/topics/topicPaths';
import { selectGroupCounts, selectGroupPath } from '@client/features/topics/topicSelectors';
import { topicTypeTexts } from '@client/features/topics/topicTexts';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { CategoryActions } from './CategoryActions';

/** The header of a category: breadcrumbs, picture, name, number of topics and subscriptions, and actions. */
export function CategoryHeader({ group }: { group: ProfileGroup }) {
  const { id, name, topicType, profileGroupIcon } = group;
  const path = useAppSelector((state) => selectGroupPath(state, group.parentGroupId));
  const counts = useAppSelector((state) => selectGroupCounts(state, topicType, id));
  const crumbs = [
    { label: t(topicTypeTexts[topicType]), to: topicListPaths[topicType] },
    ...path.map((one) => ({ label: one.name, to: categoryPath(topicType, one.id) })),
  ];
  return (
    <PageHeader
      title={name}
      crumbs={crumbs}
      icon={<CategoryPicture icon={profileGroupIcon} size={56} />}
      note={t('topicList.counts', counts)}
      actions={<CategoryActions type={topicType} group={group} />}
    />
  );
}
