import '@client/features/query/texts';
import '@client/features/topics/topicFormTexts';
import { miscGroup } from '@contract/limits';
import type { ProfileDetail } from '@contract/topic';
import Alert from '@mui/material/Alert';
import { useLocation, useParams } from 'react-router-dom';
import {
  selectIsAdmin,
  selectCanCreateTopics,
  selectHasPersonalTopics,
  selectUser,
} from '@client/features/session/sessionSelectors';
import { EditDenied } from '@client/features/topics/EditDenied';
import { PersonalTopicsDisabled } from '@client/features/topics/PersonalTopicsDisabled';
import { categoryPath, topicResultsPath } from '@client/features/topics/topicPaths';
import { canEdit } from '@client/features/topics/topicRights';
import { selectGroup, selectTopic, selectTopicLoad } from '@client/features/topics/topicSelectors';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { useLastDefined } from '@client/shared/values/useLastDefined';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { NotFoundState } from '@client/shared/ui/feedback/NotFoundState';
import { TopicForm } from './TopicForm';
import { TopicFormSkeleton } from './TopicFormSkeleton';
import { valuesOf } from './topicFormValues';
import { useLoadedTopic } from './useLoadedTopic';

const NewTopicForm = lazyComponent(async () => (await import('./NewTopicForm')).NewTopicForm, {
  fallback: <TopicFormSkeleton />,
});

/** Edits the topic in the URL, or creates one. The id in the URL may be of a topic, of a category, or missing. */
export function TopicEditPage() {
  const { topicId } = useParams();
  const user = useAppSelector(selectUser);
  const isAdmin = useAppSelector(selectIsAdmin);
  const ownTopicsEnabled = useAppSelector(selectHasPersonalTopics);
  const mayCreateTopics = useAppSelector(selectCanCreateTopics);
  const isCompanyPath = useLocation().pathname.startsWith(paths.editCompanyTopic.root);
  const listedGroup = useAppSelector((state) => selectGroup(state, topicId ?? ''));
  const group = useLastDefined(topicId ?? '', listedGroup);
  const listed = useAppSelector((state) => selectTopic(state, topicId ?? '')) !== undefined;
  const isLoading = useAppSelector((state) =>
    (['USER', 'COMPANY'] as const).some((type) => ['idle', 'loading'].includes(selectTopicLoad(state, type).status)),
  );
  if (!user) return <TopicFormSkeleton />;
  if (
    topicId === undefined
      ? !mayCreateTopics
      : !ownTopicsEnabled && (topicId === miscGroup.id || group?.topicType === 'USER')
  )
    return <PersonalTopicsDisabled />;
  if (!topicId || topicId === miscGroup.id)
    return (
      <NewTopicForm
        group={null}
        user={user}
        hasCategorySelect={!topicId}
        canBeOwn={ownTopicsEnabled && !(isCompanyPath && isAdmin)}
      />
    );
  if (group && !canEdit(group, isAdmin)) return <EditDenied of="topic" to={categoryPath(group.topicType, group.id)} />;
  if (group)
    return (
      <NewTopicForm key={group.id} group={group} user={user} hasCategorySelect={false} canBeOwn={ownTopicsEnabled} />
    );
  // While topics are loading, an unknown id may still turn out to be a category.
  if (isLoading && !listed) return <TopicFormSkeleton />;
  return (
    <LoadedTopic
      key={topicId}
      id={topicId}
      isAdmin={isAdmin}
      ownTopicsEnabled={ownTopicsEnabled}
      departmentId={user.departmentID}
    />
  );
}

interface LoadedTopicProps {
  id: string;
  isAdmin: boolean;
  /** True if users can have topics of their own. */
  ownTopicsEnabled: boolean;
  departmentId: string;
}

function LoadedTopic({ id, isAdmin, ownTopicsEnabled, departmentId }: LoadedTopicProps) {
  const { topic, missing, error, retry } = useLoadedTopic(id);
  if (missing) return <NotFoundState title={t('page.doesNotExist')} />;
  if (error !== null) return <ErrorState error={error} onRetry={retry} />;
  if (!topic) return <TopicFormSkeleton />;
  if (!ownTopicsEnabled && topic.topicType === 'USER') return <PersonalTopicsDisabled />;
  if (!canEdit(topic, isAdmin)) return <EditDenied of="topic" to={topicResultsPath(topic)} />;
  const form = <TopicForm initial={valuesOf(topic)} place={placeOf(topic, departmentId)} topic={topic} />;
  if (!topic.queryFaults) return form;
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('topics.refused')}. {t('topics.refused.text')} {t('topicForm.refused')}
      </Alert>
      {form}
    </>
  );
}

const placeOf = (topic: ProfileDetail, departmentId: string) => ({
  type: topic.topicType,
  groupId: topic.profileGroupId,
  groupName: topic.parent.name,
  departmentId,
});
