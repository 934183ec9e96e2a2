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
import { AcknowledgedKeyboardSensor } from './dnd/AcknowledgedKeyboardSensor';
import { afterNextPaint } from '@client/shared/browser/afterNextPaint';
import { t } from '@client/shared/texts/t';
import { settle, SortableCategory } from './SortableCategory';

/** The grid of categories with cards that can be dragged: shown at once, then told to the server; a refusal goes back. */
export function SortableCategories({ groups, ...grid }: CategoryGridProps) {
  const [moveCategory] = useMoveCategoryMutation();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: layout.categoryDrag } }),
    useSensor(GripTouchSensor),
    useSensor(AcknowledgedKeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: still ? 'auto' : 'smooth',
    }),
  );
  // Misc is nowhere stored and stays the last.
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
      // Not `onDragEnd`: what the store tells would come after the library had drawn the old order once more, at twice the time.
      cancelDrop={async (event) => {
        // Seen at once: it lies where it was put, as all others do. That this is their order now is drawn after that.
        settle(event.active);
        await afterNextPaint();
        drop(event);
        return false;
      }}
      onDragCancel={({ activatorEvent }) => {
        if (activatorEvent instanceof MouseEvent) dropNextClick();
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
              <SortableCategory key={group.id} group={group} fixed={!canEdit(group, true)} draw={draw} />
            )
          }
        />
      </SortableContext>
    </MeasuredDndContext>
  );
}

/** The button that is let go after a drag was cancelled clicks what lies under it: that opens nothing. */
function dropNextClick(): void {
  const drop = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const end = (): void => {
    removeEventListener('click', drop, true);
    removeEventListener('mousedown', end, true);
  };
  addEventListener('click', drop, true);
  addEventListener('mousedown', end, true);
  // The click comes right after it, or not at all.
  addEventListener('mouseup', () => setTimeout(end), { capture: true, once: true });
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
    // By then it stands where it was dropped, and what it was dropped over has made room.
    onDragEnd: ({ active, over }) =>
      over ? t('dragging.dropped', place(active.id, active.id)) : t('dragging.cancelled', place(active.id, active.id)),
    onDragCancel: ({ active }) => t('dragging.cancelled', place(active.id, active.id)),
  };
}
