import { useDraggable, type Active } from '@dnd-kit/core';
import { useImperativeHandle, type MouseEvent, type Ref } from 'react';
import { articleElementAt } from './articleDragSurface';

const draggableId = 'article';

/** True if an article is dragged, not a section. */
export const isArticle = ({ id }: Pick<Active, 'id'>): boolean => id === draggableId;

export interface ArticleDragHandle {
  /** Starts a drag if the mouse button is pressed on an article. */
  press: (event: MouseEvent) => void;
}

/**
 * Drags the articles of the list beside the sections. The list isn't inside the drag area, so that it is not mounted
 * again when the area's code is loaded; it reports each press here. By keyboard, articles are assigned in the Sections
 * dialog.
 */
export function ArticleDragSource({ ref }: { ref: Ref<ArticleDragHandle> }) {
  const { setNodeRef, listeners } = useDraggable({ id: draggableId });
  useImperativeHandle(
    ref,
    () => ({
      press(event) {
        const element = articleElementAt(event.nativeEvent);
        if (!element) return;
        setNodeRef(element);
        listeners?.onMouseDown?.(event);
      },
    }),
    [setNodeRef, listeners],
  );
  return null;
}
