import { createSelector } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useSubscriptionsQuery } from '@client/api/alert/subscriptions';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { selectFeature, selectHasPersonalTopics, selectPrimaryEmail } from '@client/features/session/sessionSelectors';
import { loadTopics } from '@client/features/topics/loadTopics';
import { selectTopicLoad, selectTopicsState } from '@client/features/topics/topicSelectors';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { frequencyOptions } from '@client/features/alerts/frequencyOptions';
import { OwnTopicAlertsView } from './OwnTopicAlertsView';
import { usePersonalAlertActions } from './usePersonalAlertActions';

/** The user's own topics, sorted by name. */
const selectOwnTopics = createSelector([selectTopicsState], ({ topics }) =>
  Object.values(topics)
    .filter(({ topicType }) => topicType === 'USER')
    .sort((a, b) => a.name.localeCompare(b.name)),
);

/** The section with the alerts of the user's own topics. Hidden unless the feature `personalSubscriptions` is on. */
export function OwnTopicAlerts() {
  const dispatch = useAppDispatch();
  const topics = useAppSelector(selectOwnTopics);
  const { status, error } = useAppSelector((state) => selectTopicLoad(state, 'USER'));
  const enabled = useAppSelector(selectFeature('personalSubscriptions'));
  const canOwnTopics = useAppSelector(selectHasPersonalTopics);
  const email = useAppSelector(selectPrimaryEmail);
  const frequencies = useDictionary('frequencies');
  const subscriptions = useSubscriptionsQuery(undefined);
  const changes = usePersonalAlertActions();
  const [query, setQuery] = useState('');
  if (!enabled) return null;
  return (
    <OwnTopicAlertsView
      topics={topics}
      status={status}
      error={error}
      query={query}
      canOwnTopics={canOwnTopics}
      email={email}
      options={frequencyOptions(frequencies.items)}
      subscriptions={subscriptions.data?.subscriptions ?? []}
      onQuery={setQuery}
      onToggle={changes.toggle}
      onChange={changes.change}
      onRetry={() => void dispatch(loadTopics('USER'))}
    />
  );
}
