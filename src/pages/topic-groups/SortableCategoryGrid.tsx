import '@client/shared/dnd/texts';
import { layout, miscGroup } from '@contract/limits';
import type { ProfileGroup } from '@contract/topic';
import { MouseSensor, useSensor, useSensors, type Announcements, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMoveCategoryMutation } from '@client/api/data/categories';
import { CategoryGrid, type CategoryGridProps } from '@client/features/topics/CategoryGrid';
import { canEdit } from '@client/features/topics/topicRights';
import { measureCard, shiftCards, nearestCard } from './dnd/gridSorting';
import { GripTouchSensor } from './dnd/GripTouchSensor';
import { MeasuredDndContext } from './dnd/MeasuredDndContext';
import { AcknowledgedKeyboardSensor } from '@client/shared/dnd/AcknowledgedKeyboardSensor';
import { suppressNextClick } from '@client/shared/dnd/suppressNextClick';
import { afterNextPaint } from '@client/shared/browser/afterNextPaint';
import { t } from '@client/shared/texts/t';
import { showAsDropped, SortableCategoryCard } from './SortableCategoryCard';

/** The grid of categories with draggable cards. A new order is shown at once; if saving it fails, it is undone. */
export function SortableCategoryGrid({ groups, ...grid }: CategoryGridProps) {
  const [moveCategory] = useMoveCategoryMutation();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: layout.categoryDrag } }),
    useSensor(GripTouchSensor),
    useSensor(AcknowledgedKeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: reducedMotion ? 'auto' : 'smooth',
    }),
  );
  // Misc isn't stored and always stays last.
  const ids = groups.filter(({ id }) => id !== miscGroup.id).map(({ id }) => id);

  const drop = ({ active, over }: DragEndEvent): void => {
    const group = groups.find(({ id }) => id === active.id);
    if (!group || !over || over.id === active.id) return;
    void moveCategory({
      id: group.id,
      profileGroupOrder: ids.indexOf(String(over.id)),
      ...(group.topicType === 'COMPANY' ? { owner: group.owner } : {}),
    });
  };
  return (
    <MeasuredDndContext
      sensors={sensors}
      collisionDetection={nearestCard}
      measure={measureCard}
      accessibility={{
        announcements: announcements(groups, ids),
        screenReaderInstructions: { draggable: t('dragging.help') },
      }}
      // Not `onDragEnd`: the library would render the old order once more before the store's update, which takes twice
      // as long.
      cancelDrop={async (event) => {
        // First shows the card where it was dropped; the list in its new order is rendered after that paint.
        showAsDropped(event.active);
        await afterNextPaint();
        drop(event);
        return false;
      }}
      onDragCancel={({ activatorEvent }) => {
        if (activatorEvent instanceof MouseEvent) suppressNextClick();
      }}
    >
      <SortableContext items={ids} strategy={shiftCards}>
        <CategoryGrid
          {...grid}
          groups={groups}
          card={(group, draw) =>
            group.id === miscGroup.id ? (
              draw({})
            ) : (
              <SortableCategoryCard key={group.id} group={group} fixed={!canEdit(group, true)} draw={draw} />
            )
          }
        />
      </SortableContext>
    </MeasuredDndContext>
  );
}

function announcements(groups: readonly ProfileGroup[], ids: readonly string[]): Announcements {
  const place = (id: string | number, at: string | number) => ({
    name: groups.find((group) => group.id === id)?.name ?? '',
    position: ids.indexOf(String(at)) + 1,
    total: ids.length,
  });
  return {
    onDragStart: ({ active }) => t('dragging.lifted', place(active.id, active.id)),
    onDragOver: ({ active, over }) =>
      over ? t('dragging.moved', place(active.id, over.id)) : t('dragging.nowhere', place(active.id, active.id)),
    // `ids` has the new order by now, so the position is that of the dropped card, not of the card it was dropped on.
    onDragEnd: ({ active, over }) =>
      over ? t('dragging.dropped', place(active.id, active.id)) : t('dragging.cancelled', place(active.id, active.id)),
    onDragCancel: ({ active }) => t('dragging.cancelled', place(active.id, active.id)),
  };
}
