import { limits } from '@contract/limits';
import type { SubscribableTopic } from '@contract/subscribers';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSubscribableTopicsQuery } from '@client/api/data/subscribableTopics';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { t } from '@client/shared/texts/t';
import { usePageState } from '@client/shared/navigation/usePageState';
import { useFilterText } from '@client/shared/list/useFilterText';
import { TopicStepView, type TopicField } from './TopicStepView';
import type { SubscriptionAction } from './subscriptionWizard';

interface TopicStepProps {
  topic: SubscribableTopic | null;
  onTopic: (topic: SubscribableTopic) => void;
  onAction: (action: SubscriptionAction) => void;
}

/** The first step: find and select a topic. The search is in the URL, the page number in the history state. */
export function TopicStep({ topic, onTopic, onAction }: TopicStepProps) {
  const [params, setParams] = useSearchParams();
  const [page, openPage] = usePageState();
  const [isMissing, setMissing] = useState(false);
  const { items: frequencies } = useDictionary('frequencies');
  const query = params.get('query') ?? '';
  const field: TopicField = params.get('field') === 'type' ? 'type' : 'name';
  const size = limits.subscribableTopicsPage;
  const topics = useSubscribableTopicsQuery(
    { start: (page - 1) * size, limit: size, field, ...(query === '' ? {} : { query }) },
    { refetchOnMountOrArgChange: true },
  );
  const search = (nextField: TopicField, text: string): void =>
    setParams(
      { ...(nextField === 'type' && { field: 'type' }), ...(text !== '' && { query: text }) },
      { replace: true },
    );
  const [text, type] = useFilterText(query, (next) => search(field, next));
  const act = (action: SubscriptionAction): void => {
    setMissing(topic === null);
    if (topic) onAction(action);
  };
  return (
    <TopicStepView
      topics={topics}
      topic={topic}
      field={field}
      text={text}
      page={page}
      pages={Math.ceil((topics.data?.total ?? 0) / size)}
      frequencies={frequencies}
      errorMessage={
        isMissing && topic === null ? (
          <Alert severity="error" sx={{ flex: '1 1 240px', py: 0 }}>
            {t('subs.needTopic')}
          </Alert>
        ) : null
      }
      onField={(next) => search(next, query)}
      onType={type}
      onPage={openPage}
      onTopic={onTopic}
      onAction={act}
    />
  );
}
