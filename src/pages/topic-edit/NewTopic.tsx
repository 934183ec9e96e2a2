import { miscGroup } from '@contract/limits';
import type { CurrentUser } from '@contract/iam';
import type { ProfileGroup } from '@contract/topic';
import { useState } from 'react';
import { selectIsAdmin } from '@client/features/session/sessionSelectors';
import { selectTopicsState } from '@client/features/topics/topicSelectors';
import { canEdit } from '@client/features/topics/topicRights';
import { t } from '@client/shared/texts/t';
import { useLastDefined } from '@client/shared/values/useLastDefined';
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
  /** Whether it can be one of the person's own; if not, a category of the company has to be chosen. */
  own: boolean;
}

/** A new topic: of the category in the address, or of one that is chosen here. */
export function NewTopic({ group, user, choosing, own }: NewTopicProps) {
  const [chosenId, setChosenId] = useState<string>(group?.id ?? (own ? miscGroup.id : ''));
  const { groups } = useAppSelector(selectTopicsState);
  const isAdmin = useAppSelector(selectIsAdmin);
  const chosen = useLastDefined(chosenId, groups[chosenId]);
  // Removed by somebody while the form is filled in.
  const gone = chosen !== undefined && chosenId !== miscGroup.id && groups[chosenId] === undefined;
  const none = chosenId === '' || gone;
  const place: TopicPlace = {
    type: chosen?.topicType ?? (own ? 'USER' : 'COMPANY'),
    groupId: chosen?.id ?? miscGroup.id,
    groupName: none ? t('topicForm.newTitle') : (chosen?.name ?? miscGroup.name),
    departmentId: user.departmentID,
  };
  const offered = Object.values(groups).filter((one) => one.id !== miscGroup.id && canEdit(one, isAdmin));
  const choice = (missing: boolean) => (
    <CategorySelect
      groups={offered}
      {...(own ? {} : { only: 'COMPANY' })}
      empty={t('topicForm.chooseCategory')}
      value={none ? '' : place.groupId}
      error={gone ? t('topicForm.categoryGone') : missing ? t('saveAs.categoryMissing') : undefined}
      onChange={setChosenId}
    />
  );
  const shown = choosing ? offered.length > 0 || !own : group !== null && (gone || chosenId !== group.id);
  return (
    <TopicForm
      initial={emptyTopic}
      place={place}
      topic={null}
      blocked={none}
      {...(shown ? { category: choice } : {})}
    />
  );
}
