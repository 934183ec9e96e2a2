import type { Profile } from '@contract/topic';
import DragIndicator from '@mui/icons-material/DragIndicator';
import type { ReactNode } from 'react';
import { Draggable } from 'react-beautiful-dnd';
import type { RowFrame } from '@client/features/topics/TopicRowFrame';
import { dragAnchor, dragSurface } from '@client/shared/dnd/useDistanceSensor';
import { t } from '@client/shared/texts/t';

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
