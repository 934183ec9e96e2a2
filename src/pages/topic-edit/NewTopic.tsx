import { miscGroup } from '@contract/limits';
import type { CurrentUser } from '@contract/iam';
import type { ProfileGroup } from '@contract/topic';
import { useState } from 'react';
import { selectIsAdmin } from '@client/features/session/sessionSelectors';
import { selectTopicsState } from '@client/features/topics/topicSelectors';
import { canEdit } from '@client/features/topics/topicRights';
import { useAppSelector } from '@client/shared/redux/hooks';
import { CategorySelect } from './CategorySelect';
import { TopicForm } from './TopicForm';
import { emptyTopic, type TopicPlace } from './topicValues';

interface NewTopicProps {
  /** The category in the address; null: Misc, unless another is chosen. */
  group: ProfileGroup | null;
  user: CurrentUser;
  /** The address names no category: one can be chosen. */
  choosing: boolean;
}

/** A new topic: of the category in the address, or of one that is chosen here. */
export function NewTopic({ group, user, choosing }: NewTopicProps) {
  const [chosenId, setChosenId] = useState<string>(miscGroup.id);
  const { groups } = useAppSelector(selectTopicsState);
  const isAdmin = useAppSelector(selectIsAdmin);
  const chosen = group ?? groups[chosenId];
  const place: TopicPlace = {
    type: chosen?.topicType ?? 'USER',
    groupId: chosen?.id ?? miscGroup.id,
    groupName: chosen?.name ?? miscGroup.name,
    departmentId: user.departmentID,
  };
  const offered = Object.values(groups).filter((one) => one.id !== miscGroup.id && canEdit(one, isAdmin));
  return (
    <TopicForm
      initial={emptyTopic}
      place={place}
      topic={null}
      category={
        choosing && offered.length > 0 ? (
          <CategorySelect groups={offered} value={place.groupId} onChange={setChosenId} />
        ) : null
      }
    />
  );
}
