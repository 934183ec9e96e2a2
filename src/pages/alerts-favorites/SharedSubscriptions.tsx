import type { Profile } from '@contract/topic';
import { createSelector } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useSubscribeMutation, useSubscriptionsQuery, useUnsubscribeMutation } from '@client/api/alert/subscriptions';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { selectSettings } from '@client/features/session/sessionSelectors';
import { loadTopics } from '@client/features/topics/loadTopics';
import { isSubscribed, selectTopicLoad, selectTopicsState } from '@client/features/topics/topicSelectors';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import type { LoadState } from '@client/shared/redux/loadState';
import { SharedSubscriptionsView } from './SharedSubscriptionsView';

/** The company's topics, then the provider's, each by name. */
const selectSharedTopics = createSelector([selectTopicsState], ({ topics }) =>
  Object.values(topics)
    .filter(({ topicType }) => topicType !== 'USER')
    .sort((a, b) => a.topicType.localeCompare(b.topicType) || a.name.localeCompare(b.name)),
);

/** Of two lists: an error of either, or else the less far. */
function together(one: LoadState, other: LoadState): LoadState {
  for (const status of ['error', 'loading', 'idle'] as const) {
    if (one.status === status) return one;
    if (other.status === status) return other;
  }
  return one;
}

/** The company and provider topics whose alerts the person gets. */
export function SharedSubscriptions() {
  const dispatch = useAppDispatch();
  const topics = useAppSelector(selectSharedTopics);
  const company = useAppSelector((state) => selectTopicLoad(state, 'COMPANY'));
  const provider = useAppSelector((state) => selectTopicLoad(state, 'WATCHDESK'));
  const settings = useAppSelector(selectSettings);
  const frequencies = useDictionary('frequencies');
  const subscriptions = useSubscriptionsQuery(undefined);
  const [subscribe] = useSubscribeMutation();
  const [unsubscribe] = useUnsubscribeMutation();
  // What was ended here stays in its place until the page is left, so that it can be taken up again.
  const [ended, setEnded] = useState<readonly string[]>([]);
  const load = settings?.hideInfodeskTopics ? company : together(company, provider);

  const toggle = ({ id, name }: Profile, on: boolean) => {
    if (!on) setEnded((before) => [...before, id]);
    void (on ? subscribe : unsubscribe)({ profileId: id, topicName: name });
  };

  return (
    <SharedSubscriptionsView
      topics={topics.filter((topic) => isSubscribed(topic) || ended.includes(topic.id))}
      load={load}
      labels={frequencies.items}
      subscriptions={subscriptions.data?.subscriptions ?? []}
      onToggle={toggle}
      onRetry={() => {
        void dispatch(loadTopics('COMPANY'));
        if (!settings?.hideInfodeskTopics) void dispatch(loadTopics('WATCHDESK'));
      }}
    />
  );
}
