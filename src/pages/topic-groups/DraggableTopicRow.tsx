import type { Profile } from '@contract/topic';
import DragIndicator from '@mui/icons-material/DragIndicator';
import type { ReactNode } from 'react';
import { Draggable } from 'react-beautiful-dnd';
import type { RowFrame } from '@client/features/topics/TopicRowFrame';
import { dragAnchor, dragSurface } from '@client/shared/dnd/useDistanceSensor';
import { t } from '@client/shared/texts/t';

/** The same element for all rows: React skips rendering an identical element when the rows move. */
const gripIcon = <DragIndicator fontSize="small" />;

interface DraggableTopicRowProps {
  topic: Profile;
  index: number;
  /** True if the row can't be dragged. Other rows can be dragged past it. */
  fixed: boolean;
  draw: (frame: RowFrame) => ReactNode;
}

/** A draggable row: by mouse anywhere on the row, by keyboard or touch at its grip. */
export function DraggableTopicRow({ topic, index, fixed, draw }: DraggableTopicRowProps) {
  return (
    <Draggable draggableId={topic.id} index={index} isDragDisabled={fixed}>
      {({ innerRef, draggableProps: { style, 'data-rfd-draggable-id': id, ...attributes }, dragHandleProps }) =>
        draw({
          attributes,
          ...(style ? { style } : {}),
          grip: (
            <>
              {/* The library finds the drop target by the position of this element. It is as high as the row but narrow,
                  so that the drop target is what the pointer is over. Only this element has the draggable's id: for a drag
                  by keyboard, the library measures the element with that id and starts at its center. */}
              <span className="anchor" ref={innerRef} {...attributes} data-rfd-draggable-id={id} {...dragAnchor} />
              {fixed ? null : (
                <span
                  className="grip"
                  {...dragHandleProps}
                  {...dragSurface(topic.id)}
                  aria-label={t('dragging.grip', { name: topic.name })}
                >
                  {gripIcon}
                </span>
              )}
            </>
          ),
        })
      }
    </Draggable>
  );
}
