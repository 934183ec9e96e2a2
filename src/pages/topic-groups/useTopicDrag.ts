import type { Profile, ProfileGroup } from '@contract/topic';
import { useEffect, useRef, useState } from 'react';
import type { DragStart, DragUpdate, DropResult, ResponderProvided } from 'react-beautiful-dnd';
import { useMoveTopicMutation } from '@client/api/data/topics';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { announcer } from './announcer';
import { categoryOf, dropId } from './dropIds';
import { categoryAt, followPointer, type Point } from './pointer';

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
  const [from, setFrom] = useState<Point | null>(null);
  const [over, setOver] = useState<string | null>(null);
  /** The topic for which a dialog asks for another category. */
  const [asked, setAsked] = useState<Profile | null>(null);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const lifted = useRef<{ byKey: boolean; leaving: boolean } | null>(null);
  const home = dropId(group.id);
  const say = announcer({ home, topics, targets });

  useEffect(
    () =>
      followPointer((point) => {
        pointer.current = point;
        if (lifted.current?.byKey === false) setOver(categoryAt(point));
      }),
    [],
  );

  const start = (begun: DragStart, { announce }: ResponderProvided): void => {
    lifted.current = { byKey: begun.mode === 'SNAP', leaving: false };
    if (begun.mode === 'FLUID') setFrom(pointer.current);
    announce(say.start(begun));
  };
  const update = (now: DragUpdate, { announce }: ResponderProvided): void => announce(say.update(now));

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
      over !== null && reason === 'DROP' ? { droppableId: dropId(over), index: 0 } : result.destination;
    lifted.current = null;
    setFrom(null);
    setOver(null);
    const topic = topics.find(({ id }) => id === draggableId);
    if (topic && leaving) {
      announce(t('dragging.leaving', { name: topic.name }));
      setAsked(topic);
      return;
    }
    announce(say.end({ ...result, destination }));
    if (!topic || !destination) return;
    const inside = destination.droppableId === home;
    if (inside && destination.index === source.index) return;
    void move(topic, categoryOf(destination.droppableId), inside ? destination.index : undefined);
  };

  return {
    home,
    handlers: { onDragStart: start, onDragUpdate: update, onDragEnd: end },
    from,
    over,
    pointer: () => pointer.current,
    asked,
    answered: () => setAsked(null),
    leaving: {
      canLeave: () => lifted.current?.byKey === true && targets.length > 0,
      leave: () => {
        if (lifted.current) lifted.current.leaving = true;
      },
    },
  };
}
