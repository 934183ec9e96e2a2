import type { Profile, ProfileGroup } from '@contract/topic';
import { selectIsAdmin } from '@client/features/session/sessionSelectors';
import { canManageTopics } from '@client/features/topics/topicRights';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { useAppSelector } from '@client/shared/redux/hooks';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { CategoryContentLayout } from './CategoryContentLayout';
import { TopicTable } from './TopicTable';

interface CategoryContentProps {
  group: ProfileGroup;
  /** The subcategories of `group`. */
  groups: readonly ProfileGroup[];
  topics: readonly Profile[];
}

// Loaded lazily: only users who may move topics need drag and drop.
const DraggableCategoryContent = lazyComponent(
  async () => (await import('./DraggableCategoryContent')).DraggableCategoryContent,
  {
    fallback: <Skeletons />,
  },
);

/** The subcategories and topics of a category. Topics can be dragged if the user may manage them. */
export function CategoryContent(props: CategoryContentProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const { group, groups, topics } = props;
  if (topics.length > 0 && canManageTopics(group.topicType, isAdmin)) {
    return <DraggableCategoryContent {...props} />;
  }
  return <CategoryContentLayout groups={groups} table={topics.length > 0 ? <TopicTable topics={topics} /> : null} />;
}
