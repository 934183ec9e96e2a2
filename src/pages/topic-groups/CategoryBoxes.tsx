import { selectIsAdmin } from '@client/features/session/sessionSelectors';
import { CategoryGrid, type CategoryGridProps } from '@client/features/topics/CategoryGrid';
import { canEdit } from '@client/features/topics/topicRights';
import { loadable, useLoadedOnApproach } from '@client/shared/lazy/useLoadedOnApproach';
import { useAppSelector } from '@client/shared/redux/hooks';

/** A grid of categories. Administrators can reorder it by drag and drop. */
export function CategoryBoxes(props: CategoryGridProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const movable = isAdmin && props.groups.length > 1 && props.groups.some((group) => canEdit(group, isAdmin));
  return movable ? <MovableBoxes {...props} /> : <CategoryGrid {...props} />;
}

const sorting = loadable(async () => (await import('./SortableCategories')).SortableCategories);

/** Renders the plain grid at once, and the sortable one when its chunk is loaded, as pointer or focus approach. */
function MovableBoxes(props: CategoryGridProps) {
  const { box, loaded: Sortable } = useLoadedOnApproach(sorting);
  return <div ref={box}>{Sortable ? <Sortable {...props} /> : <CategoryGrid {...props} />}</div>;
}
