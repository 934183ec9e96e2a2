import { selectIsAdmin } from '@client/features/session/sessionSelectors';
import { CategoryGrid, type CategoryGridProps } from '@client/features/topics/CategoryGrid';
import { canEdit } from '@client/features/topics/topicRights';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { Upgrade } from '@client/shared/lazy/Upgrade';
import { useAppSelector } from '@client/shared/redux/hooks';

const SortableCategoryGrid = lazyComponent(async () => (await import('./SortableCategoryGrid')).SortableCategoryGrid);

/** A grid of categories. Administrators can reorder it by drag and drop, as soon as its code is loaded. */
export function ReorderableCategoryGrid(props: CategoryGridProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const isReorderable = isAdmin && props.groups.length > 1 && props.groups.some((group) => canEdit(group, isAdmin));
  if (!isReorderable) return <CategoryGrid {...props} />;
  return <Upgrade plain={CategoryGrid} upgraded={SortableCategoryGrid} componentProps={props} />;
}
