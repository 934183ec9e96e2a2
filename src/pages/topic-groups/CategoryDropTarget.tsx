import Box from '@mui/material/Box';
import { Droppable } from 'react-beautiful-dnd';
import { categoryDroppableId } from './categoryDroppableId';

/** A drop target for topics that covers a category's card or name. Mouse events pass through it. */
export function CategoryDropTarget({ groupId }: { groupId: string }) {
  return (
    // Virtual mode: a topic that is dragged over it isn't rendered here and takes no space.
    <Droppable droppableId={categoryDroppableId(groupId)} mode="virtual" renderClone={() => null}>
      {({ innerRef, droppableProps }, { isDraggingOver }) => (
        <Box ref={innerRef} {...droppableProps} aria-hidden sx={overlay} data-over={isDraggingOver || undefined} />
      )}
    </Droppable>
  );
}

const overlay = {
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  pointerEvents: 'none',
  '&[data-over]': { outline: 3, outlineColor: 'primary.main', outlineOffset: -3, bgcolor: 'action.selected' },
} as const;
