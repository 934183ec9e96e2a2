import { lazy, Suspense } from 'react';
import { selectIsAdmin } from '@client/features/session/sessionSelectors';
import { CategoryGrid, type CategoryGridProps } from '@client/features/topics/CategoryGrid';
import { canEdit } from '@client/features/topics/topicRights';
import { useAppSelector } from '@client/shared/redux/hooks';

// Only who may drag loads what it takes.
const SortableCategories = lazy(async () => ({ default: (await import('./SortableCategories')).SortableCategories }));

/** Categories beside each other, that administrators can put into another order. */
export function CategoryBoxes(props: CategoryGridProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const movable = isAdmin && props.groups.length > 1 && props.groups.some((group) => canEdit(group, isAdmin));
  if (!movable) return <CategoryGrid {...props} />;
  return (
    <Suspense fallback={<CategoryGrid {...props} />}>
      <SortableCategories {...props} />
    </Suspense>
  );
}
