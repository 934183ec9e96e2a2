import { DndContext, MeasuringStrategy, useDndContext, type ClientRect, type DndContextProps } from '@dnd-kit/core';
import { useLayoutEffect, useState } from 'react';

const { BeforeDragging, WhileDragging } = MeasuringStrategy;

interface MeasuredDndContextProps extends Omit<DndContextProps, 'measuring'> {
  measure: (element: HTMLElement) => ClientRect;
}

/**
 * dnd-kit's context that measures each droppable once, when a drag starts. Of the library's strategies, one measures
 * twice at the start and the other twice at the end, and each time all cards are rendered again; so the strategy
 * changes during the drag.
 */
export function MeasuredDndContext({ measure, children, onDragEnd, onDragCancel, ...props }: MeasuredDndContextProps) {
  const [isLifted, setIsLifted] = useState(false);
  return (
    <DndContext
      {...props}
      measuring={{ droppable: { measure, strategy: isLifted ? BeforeDragging : WhileDragging } }}
      onDragEnd={(event) => {
        setIsLifted(false);
        onDragEnd?.(event);
      }}
      onDragCancel={(event) => {
        setIsLifted(false);
        onDragCancel?.(event);
      }}
    >
      <DragStartWatcher onLift={setIsLifted} />
      {children}
    </DndContext>
  );
}

/** Switches the measuring strategy in the commit in which dnd-kit starts a drag, before it measures again. */
function DragStartWatcher({ onLift }: { onLift: (lifted: boolean) => void }) {
  const isActive = useDndContext().active !== null;
  useLayoutEffect(() => {
    if (isActive) onLift(true);
  }, [isActive, onLift]);
  return null;
}
