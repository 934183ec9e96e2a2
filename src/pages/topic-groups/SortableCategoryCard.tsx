import type { ProfileGroup } from '@contract/topic';
import type { Active } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { useState, type ReactNode } from 'react';
import type { CardFrame } from '@client/features/topics/CategoryCard';
import { isRecord } from '@client/shared/values/isRecord';
import { t } from '@client/shared/texts/t';
import { useIsNearViewport } from './useIsNearViewport';

/** The same element for all cards: React skips rendering an identical element when the cards move. */
const gripIcon = <DragIndicator fontSize="small" />;

interface SortableCategoryCardProps {
  group: ProfileGroup;
  /** True if the card can't be dragged. Other cards can be dragged past it. */
  fixed: boolean;
  draw: (frame: CardFrame) => ReactNode;
}

/** Shows a lifted card as dropped although the library hasn't ended the drag yet. */
export function showAsDropped({ data }: Active): void {
  if (isSettling(data.current)) data.current.settle();
}
const isSettling = (data: unknown): data is { settle: () => void } =>
  isRecord(data) && typeof data.settle === 'function';

const isLifted = (card: HTMLLIElement): boolean => card.classList.contains('lifted');

/** A category card that is dragged by mouse anywhere, by touch at its grip or a long press, by keyboard at its grip. */
export function SortableCategoryCard(props: SortableCategoryCardProps) {
  // The library visits all registered cards when one is lifted or dropped: only those near the viewport are registered.
  const { ref, near } = useIsNearViewport(isLifted);
  return near ? <RegisteredCard {...props} watch={ref} /> : props.draw({ ref });
}

function RegisteredCard({
  group,
  fixed,
  draw,
  watch,
}: SortableCategoryCardProps & { watch: (card: HTMLLIElement | null) => void }) {
  const [settled, setSettled] = useState(false);
  const [data] = useState(() => ({ settle: () => setSettled(true) }));
  const sortable = useSortable({ id: group.id, disabled: { draggable: fixed }, data });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
  const slides = useCardsAnimate(sortable);
  if (settled && !isDragging) setSettled(false);
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
    attributes: fixed ? {} : { ...byPointer, ...(isDragging && !settled ? { className: 'lifted' } : {}) },
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
        {gripIcon}
      </span>
    ),
  });
}

interface Sorting {
  isSorting: boolean;
  activeIndex: number;
  overIndex: number;
}

/** True if cards animate: only after the lifted card has left its place, so that lifting it renders no other card. */
function useCardsAnimate({ isSorting, activeIndex, overIndex }: Sorting): boolean {
  const [left, setLeft] = useState(false);
  const slides = isSorting && (left || (overIndex !== -1 && overIndex !== activeIndex));
  if (left !== slides) setLeft(slides);
  return slides;
}
