import type { Profile, ProfileGroup } from '@contract/topic';
import type { DragStart, DragUpdate, DropResult } from 'react-beautiful-dnd';
import { t } from '@client/shared/texts/t';
import { categoryOfDroppable } from './categoryDroppableId';

interface DragContext {
  /** The droppable id of the category's own list. */
  listId: string;
  topics: readonly Profile[];
  /** The categories that a topic can be dropped on. */
  targets: readonly ProfileGroup[];
}

/** The announcements for screen readers while a topic is dragged. */
export function dragAnnouncements({ listId, topics, targets }: DragContext) {
  const total = topics.length;
  const nameOf = (id: string) => topics.find((topic) => topic.id === id)?.name ?? '';
  const place = (id: string, index: number) => ({ name: nameOf(id), position: index + 1, total });
  const category = (id: string) => targets.find((group) => group.id === categoryOfDroppable(id))?.name ?? '';
  return {
    start: ({ draggableId, source }: DragStart) => t('dragging.lifted', place(draggableId, source.index)),
    update: ({ draggableId, destination }: DragUpdate) => {
      if (!destination) return t('dragging.nowhere', { name: nameOf(draggableId) });
      if (destination.droppableId === listId) return t('dragging.moved', place(draggableId, destination.index));
      return t('dragging.over', { name: nameOf(draggableId), category: category(destination.droppableId) });
    },
    end: ({ draggableId, source, destination }: DropResult) => {
      if (!destination) return t('dragging.cancelled', place(draggableId, source.index));
      if (destination.droppableId === listId) return t('dragging.dropped', place(draggableId, destination.index));
      return t('dragging.droppedInto', { name: nameOf(draggableId), category: category(destination.droppableId) });
    },
  };
}
