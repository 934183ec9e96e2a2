import { DndContext, MeasuringStrategy, useDndContext, type ClientRect, type DndContextProps } from '@dnd-kit/core';
import { useLayoutEffect, useState } from 'react';

const { BeforeDragging, WhileDragging } = MeasuringStrategy;

interface LiftContextProps extends Omit<DndContextProps, 'measuring'> {
  measure: (element: HTMLElement) => ClientRect;
}

/**
 * dnd-kit's context that measures each thing once, as one of them is lifted. Of the library's own ways, the one measures twice as
 * one is lifted, the other twice as it is dropped, and each time all of them are drawn anew; so the one is changed for the other.
 */
export function MeasuredDndContext({ measure, children, onDragEnd, onDragCancel, ...props }: LiftContextProps) {
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
      <Watch onLift={setIsLifted} />
      {children}
    </DndContext>
  );
}

/** Says that something is lifted in the same step as the library begins to drag it. */
function Watch({ onLift }: { onLift: (lifted: boolean) => void }) {
  const isActive = useDndContext().active !== null;
  useLayoutEffect(() => {
    if (isActive) onLift(true);
  }, [isActive, onLift]);
  return null;
}
