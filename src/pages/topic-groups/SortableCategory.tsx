import type { ProfileGroup } from '@contract/topic';
import { useSortable } from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { useState, type ReactNode } from 'react';
import type { CardFrame } from '@client/features/topics/CategoryCard';
import { t } from '@client/shared/lib/texts/t';
import { useNear } from '@client/shared/lib/useNear';

/** One and the same element in every card: it is not drawn anew where they move. */
const dots = <DragIndicator fontSize="small" />;

interface SortableCategoryProps {
  group: ProfileGroup;
  /** It stays where it is; others can be dragged past it. */
  fixed: boolean;
  draw: (frame: CardFrame) => ReactNode;
}

const isLifted = (card: HTMLLIElement): boolean => card.classList.contains('lifted');

/** A category's card that is dragged by mouse anywhere, by finger at its grip or after a long press, and by key at its grip. */
export function SortableCategory(props: SortableCategoryProps) {
  // The library goes through all cards that it knows whenever one is lifted or dropped: it knows those near the screen.
  const { ref, near } = useNear(isLifted);
  return near ? <NearCategory {...props} watch={ref} /> : props.draw({ ref });
}

function NearCategory({
  group,
  fixed,
  draw,
  watch,
}: SortableCategoryProps & { watch: (card: HTMLLIElement | null) => void }) {
  const sortable = useSortable({ id: group.id, disabled: { draggable: fixed } });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
  const slides = useSlides(sortable);
  const { onKeyDown, ...byPointer } = listeners ?? {};
  return draw({
    ref: (element) => {
      watch(element);
      setNodeRef(element);
    },
    style: {
      ...(transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : {}),
      ...(transition && (slides || isDragging) ? { transition } : {}),
    },
    attributes: fixed ? {} : { ...byPointer, ...(isDragging ? { className: 'lifted' } : {}) },
    grip: fixed ? null : (
      <span
        className="grip"
        ref={setActivatorNodeRef}
        {...attributes}
        onKeyDown={(event) => {
          onKeyDown?.(event);
        }}
        aria-label={t('dragging.grip', { name: group.name })}
      >
        {dots}
      </span>
    ),
  });
}

interface Sorting {
  isSorting: boolean;
  activeIndex: number;
  overIndex: number;
}

/** Whether cards slide: not before the lifted one has left its place. To lift it, no other need be drawn anew. */
function useSlides({ isSorting, activeIndex, overIndex }: Sorting): boolean {
  const [left, setLeft] = useState(false);
  const slides = isSorting && (left || (overIndex !== -1 && overIndex !== activeIndex));
  if (left !== slides) setLeft(slides);
  return slides;
}
