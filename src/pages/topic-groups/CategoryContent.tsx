import type { Profile, ProfileGroup } from '@contract/topic';
import { selectIsAdmin } from '@client/features/session/sessionSelectors';
import { canManageTopics } from '@client/features/topics/topicRights';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { useAppSelector } from '@client/shared/redux/hooks';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { ContentLayout } from './ContentLayout';
import { TopicTable } from './TopicTable';

interface CategoryContentProps {
  group: ProfileGroup;
  /** The categories in it. */
  groups: readonly ProfileGroup[];
  topics: readonly Profile[];
}

// Only who may drag waits for what it takes.
const DraggableContent = lazyComponent(async () => (await import('./DraggableContent')).DraggableContent, {
  fallback: <Skeletons />,
});

/** What a category holds: the categories in it, then its topics; locked for dragging unless its topics are one's to manage. */
export function CategoryContent(props: CategoryContentProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const { group, groups, topics } = props;
  if (topics.length > 0 && canManageTopics(group.topicType, isAdmin)) {
    return <DraggableContent {...props} />;
  }
  return <ContentLayout groups={groups} table={topics.length > 0 ? <TopicTable topics={topics} /> : null} />;
}
