import { selectIsAdmin } from '@client/features/session/sessionSelectors';
import { CategoryGrid, type CategoryGridProps } from '@client/features/topics/CategoryGrid';
import { canEdit } from '@client/features/topics/topicRights';
import { loadable, useLoadedOnApproach } from '@client/shared/lazy/useLoadedOnApproach';
import { useAppSelector } from '@client/shared/redux/hooks';

/** A grid of categories. Administrators can reorder it by drag and drop. */
export function ReorderableCategoryGrid(props: CategoryGridProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const isReorderable = isAdmin && props.groups.length > 1 && props.groups.some((group) => canEdit(group, isAdmin));
  return isReorderable ? <LazySortableGrid {...props} /> : <CategoryGrid {...props} />;
}

const sortableGrid = loadable(async () => (await import('./SortableCategoryGrid')).SortableCategoryGrid);

/** Renders the plain grid at once, and the sortable one when its chunk is loaded, as pointer or focus approach. */
function LazySortableGrid(props: CategoryGridProps) {
  const { box, loaded: Sortable } = useLoadedOnApproach(sortableGrid);
  return <div ref={box}>{Sortable ? <Sortable {...props} /> : <CategoryGrid {...props} />}</div>;
}
