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

/** Company topics, then Watchdesk topics; each sorted by name. */
const selectSharedTopics = createSelector([selectTopicsState], ({ topics }) =>
  Object.values(topics)
    .filter(({ topicType }) => topicType !== 'USER')
    .sort((a, b) => a.topicType.localeCompare(b.topicType) || a.name.localeCompare(b.name)),
);

/** Combines the load states of two lists: an error of either wins, then the least advanced state. */
function combinedLoad(one: LoadState, other: LoadState): LoadState {
  for (const status of ['error', 'loading', 'idle'] as const) {
    if (one.status === status) return one;
    if (other.status === status) return other;
  }
  return one;
}

/** The section with the company and Watchdesk topics that the user is subscribed to. */
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
  // Topics unsubscribed on this page stay listed until the user leaves it, so that they can be subscribed to again.
  const [unsubscribed, setUnsubscribed] = useState<readonly string[]>([]);
  const load = settings?.hideInfodeskTopics ? company : combinedLoad(company, provider);

  const toggle = ({ id, name }: Profile, on: boolean) => {
    if (!on) setUnsubscribed((before) => [...before, id]);
    void (on ? subscribe : unsubscribe)({ profileId: id, topicName: name });
  };

  return (
    <SharedSubscriptionsView
      topics={topics.filter((topic) => isSubscribed(topic) || unsubscribed.includes(topic.id))}
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
