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
import { emptyTopic, type TopicLocation } from './topicFormValues';

interface NewTopicFormProps {
  /** The category of the URL; null if the URL has none, or Misc. */
  group: ProfileGroup | null;
  user: CurrentUser;
  /** True if the URL names no category, so that the form has a category select. */
  hasCategorySelect: boolean;
  /** True if it may become one of the user's own topics. Otherwise a company category has to be chosen. */
  canBeOwn: boolean;
}

/** The form of a new topic, in the category of the URL or in one that is chosen in the form. */
export function NewTopicForm({ group, user, hasCategorySelect, canBeOwn }: NewTopicFormProps) {
  const [chosenId, setChosenId] = useState<string>(group?.id ?? (canBeOwn ? miscGroup.id : ''));
  const { groups } = useAppSelector(selectTopicsState);
  const isAdmin = useAppSelector(selectIsAdmin);
  const chosen = useLastDefined(chosenId, groups[chosenId]);
  // Another user removed the category while the form was open.
  const isRemoved = chosen !== undefined && chosenId !== miscGroup.id && groups[chosenId] === undefined;
  const isMissing = chosenId === '' || isRemoved;
  const place: TopicLocation = {
    type: chosen?.topicType ?? (canBeOwn ? 'USER' : 'COMPANY'),
    groupId: chosen?.id ?? miscGroup.id,
    groupName: isMissing ? t('topicForm.newTitle') : (chosen?.name ?? miscGroup.name),
    departmentId: user.departmentID,
  };
  const offered = Object.values(groups).filter((one) => one.id !== miscGroup.id && canEdit(one, isAdmin));
  const choice = (missing: boolean) => (
    <CategorySelect
      groups={offered}
      {...(canBeOwn ? {} : { only: 'COMPANY' })}
      empty={t('topicForm.chooseCategory')}
      value={isMissing ? '' : place.groupId}
      error={isRemoved ? t('topicForm.categoryGone') : missing ? t('saveAs.categoryMissing') : undefined}
      onChange={setChosenId}
    />
  );
  const shown = hasCategorySelect
    ? offered.length > 0 || !canBeOwn
    : group !== null && (isRemoved || chosenId !== group.id);
  return (
    <TopicForm
      initial={emptyTopic}
      place={place}
      topic={null}
      blocked={isMissing}
      {...(shown ? { category: choice } : {})}
    />
  );
}
