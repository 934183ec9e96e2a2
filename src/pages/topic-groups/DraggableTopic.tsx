import type { Profile } from '@contract/topic';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Draggable, type DraggableProvided } from 'react-beautiful-dnd';
import type { RowFrame } from '@client/features/topics/TopicRowFrame';
import { dragAnchor, dragSurface } from '@client/shared/dnd/useDistanceSensor';
import { t } from '@client/shared/lib/texts/t';

/** One and the same element in every row: it is not drawn anew where they move. */
const dots = <DragIndicator fontSize="small" />;

interface DraggableTopicProps {
  topic: Profile;
  index: number;
  /** It stays where it is; others can be dragged past it. */
  fixed: boolean;
  draw: (frame: RowFrame) => ReactNode;
}

/** A row that is dragged by the mouse anywhere on its line, and by key or finger at its grip. */
export function DraggableTopic({ topic, index, fixed, draw }: DraggableTopicProps) {
  return (
    <Draggable draggableId={topic.id} index={index} isDragDisabled={fixed}>
      {({ innerRef, draggableProps: { style, 'data-rfd-draggable-id': id, ...attributes }, dragHandleProps }) =>
        draw({
          attributes,
          ...(style ? { style } : {}),
          grip: (
            <>
              {/* As high as the row and narrow: where it lies decides what it is over, which then is what the pointer is over.
                  It alone carries the id: by key the library lifts at the middle of what does, and measures this. */}
              <span className="anchor" ref={innerRef} {...attributes} data-rfd-draggable-id={id} {...dragAnchor} />
              {fixed ? null : (
                <span
                  className="grip"
                  {...dragHandleProps}
                  {...dragSurface(topic.id)}
                  aria-label={t('dragging.grip', { name: topic.name })}
                >
                  {dots}
                </span>
              )}
            </>
          ),
        })
      }
    </Draggable>
  );
}

interface DraggedTopicProps {
  provided: DraggableProvided;
  name: string;
  /** It is dropped into a category of the tray: it goes there, not back to a place in the list. */
  into: boolean;
}

/** What is seen of a topic while it is dragged: a card at the pointer. */
export function DraggedTopic({ provided, name, into }: DraggedTopicProps) {
  const { innerRef, draggableProps, dragHandleProps } = provided;
  return (
    <Box ref={innerRef} {...draggableProps} sx={{ zIndex: 'modal', ...(into ? swallowed : {}) }}>
      <Box {...dragHandleProps} aria-label={t('dragging.grip', { name })} sx={dragged}>
        <DragIndicator fontSize="small" color="disabled" />
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {name}
        </Box>
      </Box>
    </Box>
  );
}

// The library waits for the end of the way back, however short.
const swallowed = { '&&': { transitionDuration: '1ms !important' } } as const;

const dragged = {
  position: 'absolute',
  top: '50%',
  left: 0,
  translate: '0 -50%',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: 300,
  maxWidth: '80vw',
  minHeight: 44,
  px: 1,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 6,
  typography: 'subtitle2',
  whiteSpace: 'nowrap',
} as const;
