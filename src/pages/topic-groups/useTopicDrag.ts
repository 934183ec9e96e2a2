import type { Profile, ProfileGroup } from '@contract/topic';
import { useEffect, useRef, useState } from 'react';
import type { DragStart, DragUpdate, DropResult, ResponderProvided } from 'react-beautiful-dnd';
import { useMoveTopicMutation } from '@client/api/data/topics';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { dragAnnouncements } from './dragAnnouncements';
import { categoryOfDroppable, categoryDroppableId } from './categoryDroppableId';
import { trayCategoryAt, followPointer, type Point } from './followPointer';

interface TopicDragInput {
  group: ProfileGroup;
  topics: readonly Profile[];
  /** The categories that its topics can be dropped on. */
  targets: readonly ProfileGroup[];
}

/** The state of dragging a category's topics: announcements, the pointer's position, and the move on drop. */
export function useTopicDrag({ group, topics, targets }: TopicDragInput) {
  const { notifications } = useServices();
  const [moveTopic] = useMoveTopicMutation();
  /** Where a drag by mouse or finger began; null while there is no such drag. */
  const [dragStart, setDragStart] = useState<Point | null>(null);
  const [over, setOver] = useState<string | null>(null);
  /** The topic for which a dialog asks for another category. */
  const [topicToMove, setTopicToMove] = useState<Profile | null>(null);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const lifted = useRef<{ byKey: boolean; leaving: boolean } | null>(null);
  const listId = categoryDroppableId(group.id);
  const announcements = dragAnnouncements({ listId, topics, targets });

  useEffect(
    () =>
      followPointer((point) => {
        pointer.current = point;
        if (lifted.current?.byKey === false) setOver(trayCategoryAt(point));
      }),
    [],
  );

  const start = (drag: DragStart, { announce }: ResponderProvided): void => {
    lifted.current = { byKey: drag.mode === 'SNAP', leaving: false };
    if (drag.mode === 'FLUID') setDragStart(pointer.current);
    announce(announcements.start(drag));
  };
  const update = (drag: DragUpdate, { announce }: ResponderProvided): void => announce(announcements.update(drag));

  const move = async (topic: Profile, target: string, index: number | undefined): Promise<void> => {
    const { error } = await moveTopic({
      id: topic.id,
      profileGroupId: group.id,
      targetProfileGroupId: target,
      ...(index === undefined ? {} : { profileOrder: index }),
      ...(topic.topicType === 'COMPANY' ? { owner: topic.owner } : {}),
    });
    if (!error) notifications.success(t('topics.reordered'));
  };
  const end = (result: DropResult, { announce }: ResponderProvided): void => {
    const { draggableId, source, reason } = result;
    const leaving = lifted.current?.leaving === true;
    // The tray covers the page, so a category under the pointer in the tray comes first.
    const destination =
      over !== null && reason === 'DROP' ? { droppableId: categoryDroppableId(over), index: 0 } : result.destination;
    lifted.current = null;
    setDragStart(null);
    setOver(null);
    const topic = topics.find(({ id }) => id === draggableId);
    if (topic && leaving) {
      announce(t('dragging.leaving', { name: topic.name }));
      setTopicToMove(topic);
      return;
    }
    announce(announcements.end({ ...result, destination }));
    if (!topic || !destination) return;
    const inside = destination.droppableId === listId;
    if (inside && destination.index === source.index) return;
    void move(topic, categoryOfDroppable(destination.droppableId), inside ? destination.index : undefined);
  };

  return {
    listId,
    handlers: { onDragStart: start, onDragUpdate: update, onDragEnd: end },
    dragStart,
    over,
    pointer: () => pointer.current,
    topicToMove,
    closeMoveDialog: () => setTopicToMove(null),
    leaving: {
      canLeave: () => lifted.current?.byKey === true && targets.length > 0,
      leave: () => {
        if (lifted.current) lifted.current.leaving = true;
      },
    },
  };
}
