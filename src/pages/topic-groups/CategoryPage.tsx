import '@client/features/topics/topicListTexts';
import type { ProfileGroup } from '@contract/topic';
import { selectChildGroups, selectTopicsOf } from '@client/features/topics/topicSelectors';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { AddTopicButton } from './CategoryActions';
import { CategoryContent } from './CategoryContent';
import { CategoryHeader } from './CategoryHeader';

/** The page of a category: its subcategories, then its topics. */
export function CategoryPage({ group }: { group: ProfileGroup }) {
  const { id, topicType } = group;
  const children = useAppSelector((state) => selectChildGroups(state, topicType, id));
  const topics = useAppSelector((state) => selectTopicsOf(state, topicType, id));
  return (
    <>
      <CategoryHeader group={group} />
      <CategoryContent group={group} groups={children} topics={topics} />
      {topics.length === 0 && children.length === 0 ? (
        <EmptyState title={t('empty.topics')} action={<AddTopicButton type={topicType} group={group} />} />
      ) : null}
    </>
  );
}
