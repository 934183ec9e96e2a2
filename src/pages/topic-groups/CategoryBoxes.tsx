import { selectIsAdmin } from '@client/features/session/sessionSelectors';
import { CategoryGrid, type CategoryGridProps } from '@client/features/topics/CategoryGrid';
import { canEdit } from '@client/features/topics/topicRights';
import { loadable, useLoadedOnApproach } from '@client/shared/lazy/useLoadedOnApproach';
import { useAppSelector } from '@client/shared/redux/hooks';

/** Categories beside each other, that administrators can put into another order. */
export function CategoryBoxes(props: CategoryGridProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const movable = isAdmin && props.groups.length > 1 && props.groups.some((group) => canEdit(group, isAdmin));
  return movable ? <MovableBoxes {...props} /> : <CategoryGrid {...props} />;
}

const sorting = loadable(async () => (await import('./SortableCategories')).SortableCategories);

/** Shown at once; what lets them be dragged comes before anyone could begin to. */
function MovableBoxes(props: CategoryGridProps) {
  const { box, loaded: Sortable } = useLoadedOnApproach(sorting);
  return <div ref={box}>{Sortable ? <Sortable {...props} /> : <CategoryGrid {...props} />}</div>;
}
