import type { ProfileGroup } from '@contract/topic';
import { useSortable } from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { CardFrame } from '@client/features/topics/CategoryCard';
import { t } from '@client/shared/lib/texts/t';

interface SortableCategoryProps {
  group: ProfileGroup;
  /** It stays where it is; others can be dragged past it. */
  fixed: boolean;
  draw: (frame: CardFrame) => ReactNode;
}

/** A category's card that is dragged by mouse and finger anywhere, and by key at its grip. */
export function SortableCategory({ group, fixed, draw }: SortableCategoryProps) {
  const sortable = useSortable({ id: group.id, disabled: { draggable: fixed } });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
  const { onKeyDown, ...byPointer } = listeners ?? {};
  return draw({
    ref: setNodeRef,
    style: {
      ...(transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : {}),
      ...(transition ? { transition } : {}),
      ...(isDragging ? lifted : {}),
    },
    attributes: fixed ? {} : { ...byPointer, ...(isDragging ? { className: 'lifted' } : {}) },
    grip: fixed ? null : (
      <Box
        component="span"
        ref={setActivatorNodeRef}
        {...attributes}
        onKeyDown={(event) => {
          onKeyDown?.(event);
        }}
        aria-label={t('dragging.grip', { name: group.name })}
        sx={grip}
      >
        <DragIndicator fontSize="small" />
      </Box>
    ),
  });
}

const lifted = { zIndex: 2, opacity: 0.9, cursor: 'grabbing' } as const;

const grip = {
  position: 'absolute',
  top: 8,
  right: 8,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  cursor: 'grab',
  opacity: 0,
  transition: 'opacity 120ms',
  'li:hover > &, &:focus-visible': { opacity: 1 },
  '@media (hover: none)': { opacity: 1 },
} as const;
