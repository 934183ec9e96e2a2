import Box from '@mui/material/Box';
import { Droppable } from 'react-beautiful-dnd';
import { dropId } from './dropIds';

/** Lies over a category's card or name and takes topics that are dropped there; the mouse goes through it. */
export function DropOnCategory({ groupId }: { groupId: string }) {
  return (
    // Virtual: what is dropped here is not drawn here, and takes no room.
    <Droppable droppableId={dropId(groupId)} mode="virtual" renderClone={() => null}>
      {({ innerRef, droppableProps }, { isDraggingOver }) => (
        <Box ref={innerRef} {...droppableProps} aria-hidden sx={place} data-over={isDraggingOver || undefined} />
      )}
    </Droppable>
  );
}

const place = {
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  pointerEvents: 'none',
  '&[data-over]': { outline: 3, outlineColor: 'primary.main', outlineOffset: -3, bgcolor: 'action.selected' },
} as const;
