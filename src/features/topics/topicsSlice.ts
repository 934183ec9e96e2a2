import { deliveryMethods, limits } from '@contract/limits';
import type { Profile, TopicTreeAnswer, TopicType } from '@contract/topic';
import { createSlice } from '@reduxjs/toolkit';
import { subscriptionEndpoints, type PersonalAlert } from '@client/api/alert/subscriptions';
import { categoryEndpoints } from '@client/api/data/categories';
import { topicEndpoints } from '@client/api/data/topics';
import { errorText } from '@client/api/errorText';
import { omitKey } from '@client/shared/values/omitKey';
import { failed, idle, loaded, loading, type LoadState } from '@client/shared/redux/loadState';
import { emptyTree, moveGroupTo, moveTopicTo, replaceTree, type Place, type TopicContent } from './topicTree';

/** Changes without a response yet (optimistic updates), by request id; reverted if the request fails. */
interface Unconfirmed {
  topicMoves: Record<string, { place: Place; to: string; index: number | undefined }>;
  groupMoves: Record<string, { place: Place; index: number }>;
  subscriptions: Record<string, Profile>;
  /** Topics whose alert was changed while a list was loading, which may contain their previous state. */
  changedMeanwhile: string[];
}

interface TopicsState extends TopicContent {
  load: Record<TopicType, LoadState>;
  unconfirmed: Unconfirmed;
}

const initialState: TopicsState = {
  topics: {},
  groups: {},
  trees: { WATCHDESK: emptyTree, COMPANY: emptyTree, USER: emptyTree },
  load: { WATCHDESK: idle, COMPANY: idle, USER: idle },
  unconfirmed: { topicMoves: {}, groupMoves: {}, subscriptions: {}, changedMeanwhile: [] },
};

const { watchdeskTopics, companyTopics, userTopics, moveTopic } = topicEndpoints.endpoints;
const { moveCategory } = categoryEndpoints.endpoints;
const { subscribe, unsubscribe, setPersonalAlert } = subscriptionEndpoints.endpoints;

const treeEndpoints = [
  { type: 'WATCHDESK', endpoint: watchdeskTopics },
  { type: 'COMPANY', endpoint: companyTopics },
  { type: 'USER', endpoint: userTopics },
] as const;

/** Applies the pending moves again: a response sent before a move must not revert it. */
function reapplyMoves(state: TopicsState): void {
  for (const { place, to, index } of Object.values(state.unconfirmed.topicMoves)) {
    moveTopicTo(state, place.id, to, index);
  }
  for (const { place, index } of Object.values(state.unconfirmed.groupMoves)) moveGroupTo(state, place.id, index);
}

function setSubscribed(topic: Profile, on: boolean): void {
  const others = topic.subscribedTo.filter((method) => method !== deliveryMethods.subscription);
  topic.subscribedTo = on ? [...others, deliveryMethods.subscription] : others;
}

/** Stores the topic before a change of its alert, to revert it if the request fails. */
function storeBeforeChange(state: TopicsState, requestId: string, topic: Profile): void {
  state.unconfirmed.subscriptions[requestId] = { ...topic };
  if (state.load[topic.topicType].status === 'loading') state.unconfirmed.changedMeanwhile.push(topic.id);
}

/** Replaces the list, but keeps the alerts that were changed since it was requested: they are newer. */
function applyTree(state: TopicsState, type: TopicType, answer: TopicTreeAnswer): void {
  const { subscriptions, changedMeanwhile } = state.unconfirmed;
  const changed = [...Object.values(subscriptions).map(({ id }) => id), ...changedMeanwhile];
  const shown = changed.flatMap((id) => state.topics[id] ?? []).filter(({ topicType }) => topicType === type);
  replaceTree(state, type, answer);
  for (const { id, subscribedTo, limit, frequency, email } of shown) {
    const topic = state.topics[id];
    if (!topic) continue;
    Object.assign(topic, { subscribedTo, limit, frequency });
    if (email === undefined) delete topic.email;
    else topic.email = email;
  }
  const done = new Set(shown.map(({ id }) => id));
  state.unconfirmed.changedMeanwhile = changedMeanwhile.filter((id) => !done.has(id));
  reapplyMoves(state);
}

/**
 * Returns the id of the next pending change of the same topic. Its result is shown, and it inherits the state from
 * before both.
 */
function laterChange(changes: Unconfirmed['subscriptions'], requestId: string): string | undefined {
  const ids = Object.keys(changes);
  return ids.slice(ids.indexOf(requestId) + 1).find((id) => changes[id]?.id === changes[requestId]?.id);
}

function applyPersonalAlert(topic: Profile, { body, userId }: PersonalAlert): void {
  setSubscribed(topic, body.infoalertEnabled);
  if (body.infoalertEnabled) {
    topic.email = body.subscribedEmail ?? topic.email ?? userId;
    topic.limit = body.selectedAmount ?? topic.limit ?? limits.alertAmountDefault;
    topic.frequency = body.selectedFrequency ?? topic.frequency ?? limits.ownTopicFrequencyDefault;
    return;
  }
  delete topic.email;
  topic.limit = null;
  topic.frequency = null;
}

export const topicsSlice = createSlice({
  name: 'topics',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    for (const { type, endpoint } of treeEndpoints) {
      builder
        .addMatcher(endpoint.matchPending, (state, { meta }) => {
          state.load[type] = loading(meta.requestId);
        })
        .addMatcher(endpoint.matchFulfilled, (state, { payload, meta }) => {
          if (state.load[type].requestId !== meta.requestId) return;
          applyTree(state, type, payload);
          state.load[type] = loaded;
        })
        .addMatcher(endpoint.matchRejected, (state, { payload, meta }) => {
          if (state.load[type].requestId === meta.requestId) state.load[type] = failed(errorText(payload));
        });
    }
    builder
      .addMatcher(moveTopic.matchPending, (state, { meta }) => {
        const { id, targetProfileGroupId: to, profileOrder: index } = meta.arg.originalArgs;
        const place = moveTopicTo(state, id, to, index);
        if (place) state.unconfirmed.topicMoves[meta.requestId] = { place, to, index };
      })
      .addMatcher(moveTopic.matchFulfilled, (state, { meta }) => {
        state.unconfirmed.topicMoves = omitKey(state.unconfirmed.topicMoves, meta.requestId);
      })
      .addMatcher(moveTopic.matchRejected, (state, { meta }) => {
        const move = state.unconfirmed.topicMoves[meta.requestId];
        if (!move) return;
        state.unconfirmed.topicMoves = omitKey(state.unconfirmed.topicMoves, meta.requestId);
        moveTopicTo(state, move.place.id, move.place.parent, move.place.index);
      })
      .addMatcher(moveCategory.matchPending, (state, { meta }) => {
        const { id, profileGroupOrder: index } = meta.arg.originalArgs;
        const place = moveGroupTo(state, id, index);
        if (place) state.unconfirmed.groupMoves[meta.requestId] = { place, index };
      })
      .addMatcher(moveCategory.matchFulfilled, (state, { meta }) => {
        state.unconfirmed.groupMoves = omitKey(state.unconfirmed.groupMoves, meta.requestId);
      })
      .addMatcher(moveCategory.matchRejected, (state, { meta }) => {
        const move = state.unconfirmed.groupMoves[meta.requestId];
        if (!move) return;
        state.unconfirmed.groupMoves = omitKey(state.unconfirmed.groupMoves, meta.requestId);
        moveGroupTo(state, move.place.id, move.place.index);
      })
      .addMatcher(setPersonalAlert.matchPending, (state, { meta }) => {
        const topic = state.topics[meta.arg.originalArgs.profileId];
        if (!topic) return;
        storeBeforeChange(state, meta.requestId, topic);
        applyPersonalAlert(topic, meta.arg.originalArgs);
      });
    for (const { endpoint, on } of [
      { endpoint: subscribe, on: true },
      { endpoint: unsubscribe, on: false },
    ]) {
      builder
        .addMatcher(endpoint.matchPending, (state, { meta }) => {
          const topic = state.topics[meta.arg.originalArgs.profileId];
          if (!topic) return;
          storeBeforeChange(state, meta.requestId, topic);
          setSubscribed(topic, on);
        })
        .addMatcher(endpoint.matchFulfilled, (state, { payload, meta }) => {
          const { subscriptions } = state.unconfirmed;
          const later = subscriptions[laterChange(subscriptions, meta.requestId) ?? ''];
          // Changed again meanwhile: the later change is shown, and this response is what it reverts to.
          const topic = later ?? state.topics[payload.profileId];
          if (topic) topic.subscribedTo = payload.subscribedTo;
        });
    }
    for (const endpoint of [subscribe, unsubscribe, setPersonalAlert]) {
      builder
        .addMatcher(endpoint.matchFulfilled, (state, { meta }) => {
          const changed = state.unconfirmed.subscriptions[meta.requestId];
          // A list that is loading may contain the previous state.
          if (changed && state.load[changed.topicType].status === 'loading') {
            state.unconfirmed.changedMeanwhile.push(changed.id);
          }
          state.unconfirmed.subscriptions = omitKey(state.unconfirmed.subscriptions, meta.requestId);
        })
        .addMatcher(endpoint.matchRejected, (state, { meta }) => {
          const before = state.unconfirmed.subscriptions[meta.requestId];
          if (!before) return;
          const later = laterChange(state.unconfirmed.subscriptions, meta.requestId);
          state.unconfirmed.subscriptions = omitKey(state.unconfirmed.subscriptions, meta.requestId);
          if (later !== undefined) {
            state.unconfirmed.subscriptions[later] = before;
            return;
          }
          const topic = state.topics[before.id];
          if (topic) state.topics[before.id] = { ...before, profileGroupId: topic.profileGroupId };
        });
    }
  },
});

declare module '@client/shared/redux/rootState' {
  interface RootState {
    topics: TopicsState;
  }
}
