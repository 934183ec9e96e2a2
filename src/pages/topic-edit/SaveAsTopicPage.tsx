import '@client/features/topics/categoryTexts';
import '@client/features/query/texts';
import '@client/features/topics/topicFormTexts';
import '@client/features/topics/topicListTexts';
import { useSearchParams } from 'react-router-dom';
import { selectCanCreateTopics, selectHasPersonalTopics, selectUser } from '@client/features/session/sessionSelectors';
import { PersonalTopicsDisabled } from '@client/features/topics/PersonalTopicsDisabled';
import { useAppSelector } from '@client/shared/redux/hooks';
import { savedSearchFromParams } from './savedSearch';
import { SaveAsTopicForm } from './SaveAsTopicForm';
import { TopicFormSkeleton } from './TopicFormSkeleton';

/** Saves the search of the URL as a topic: `/save-as-topic?query=…&source=…`. */
export function SaveAsTopicPage() {
  const [params] = useSearchParams();
  const user = useAppSelector(selectUser);
  const ownTopicsEnabled = useAppSelector(selectHasPersonalTopics);
  const mayCreateTopics = useAppSelector(selectCanCreateTopics);
  if (!user) return <TopicFormSkeleton />;
  if (!mayCreateTopics) return <PersonalTopicsDisabled />;
  return (
    <SaveAsTopicForm
      key={params.toString()}
      search={savedSearchFromParams(params)}
      departmentId={user.departmentID}
      ownTopicsEnabled={ownTopicsEnabled}
    />
  );
}
