import { deliveryMethods } from '@contract/limits';
import type { Profile, ProfileGroup, TopicType } from '@contract/topic';
import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { t } from '@client/shared/texts/t';
import { failed, type LoadState } from '@client/shared/redux/loadState';
import type { RootState } from '@client/shared/redux/rootState';
import { rootKey, type TopicTree } from './topicTree';

export const selectTopicsState = (state: RootState) => state.topics;

const offlineState = failed(t('offline.title'));

/**
 * Selects the load state of an owner's topics. Topics are requested after the user and the settings, so an error of
 * those, or being offline, counts as theirs.
 */
export const selectTopicLoad = ({ topics, session, network }: RootState, type: TopicType): LoadState => {
  const load = topics.load[type];
  if (load.status !== 'idle') return load;
  if (!network.online) return offlineState;
  return [session.userLoad, session.settingsLoad].find(({ status }) => status === 'error') ?? load;
};
const selectTree = (state: RootState, type: TopicType): TopicTree => state.topics.trees[type];
export const selectTopic = (state: RootState, id: string): Profile | undefined => state.topics.topics[id];
export const selectGroup = (state: RootState, id: string): ProfileGroup | undefined => state.topics.groups[id];

/** Returns whether the user is subscribed to the topic. */
export const isSubscribed = (topic: Profile): boolean =>
  topic.subscribedTo.includes(deliveryMethods.subscription) ||
  (topic.topicType === 'USER' && topic.email !== undefined);

export const isSubscribable = (topic: Profile): boolean =>
  topic.topicType === 'USER' ||
  topic.allowedSubscription.includes(deliveryMethods.subscription) ||
  topic.allowedSubscription.includes(deliveryMethods.subscriptionSecondary);

const known = <T>(ids: readonly string[] | undefined, byId: Record<string, T>): T[] =>
  (ids ?? []).flatMap((id) => byId[id] ?? []);

const parentArg = (_state: RootState, _type: TopicType, parent: string | null) => parent ?? rootKey;

/** Selects the subcategories of a category (null: the top level), in order. */
export const selectChildGroups = createSelector(
  [(state: RootState) => state.topics.groups, selectTree, parentArg],
  (groups, tree, parent) => known(tree.groupIds[parent], groups),
);

/** Selects the topics of a category, in order. */
export const selectTopicsOf = createSelector(
  [(state: RootState) => state.topics.topics, selectTree, parentArg],
  (topics, tree, parent) => known(tree.topicIds[parent], topics),
);

/** Selects an owner's number of topics and of subscribed topics. */
export const selectTopicCounts = createSelector(
  [(state: RootState) => state.topics.topics, (_state: RootState, type: TopicType) => type],
  (topics, type) => {
    const own = Object.values(topics).filter((topic) => topic.topicType === type);
    return { available: own.length, subscribed: own.filter(isSubscribed).length };
  },
);

/**
 * Selects the topic types to show: Watchdesk's unless the setting hides them or there are none; personal ones only if
 * the feature is on.
 */
export const selectVisibleTopicTypes = createSelector(
  [
    ({ session }: RootState) => session.settings?.hideInfodeskTopics ?? false,
    (state: RootState) =>
      selectTopicCounts(state, 'WATCHDESK').available > 0 || selectTopicLoad(state, 'WATCHDESK').status !== 'loaded',
    ({ session }: RootState) => session.settings?.features.myTopics ?? false,
  ],
  (hidden, provided, own): readonly TopicType[] => [
    ...(!hidden && provided ? (['WATCHDESK'] as const) : []),
    'COMPANY',
    ...(own ? (['USER'] as const) : []),
  ],
);

/** Selects the path of categories from the top level to this one. */
export const selectGroupPath = createSelector(
  [(state: RootState) => state.topics.groups, (_state: RootState, id: string | null) => id],
  (groups, id) => {
    const path: ProfileGroup[] = [];
    const seen = new Set<string>();
    for (let group = id ? groups[id] : undefined; group && !seen.has(group.id);) {
      path.unshift(group);
      seen.add(group.id);
      group = group.parentGroupId ? groups[group.parentGroupId] : undefined;
    }
    return path;
  },
);

type Counts = Readonly<Record<'available' | 'subscribed', number>>;

/** Counts a category's own topics, memoized by its list of ids. */
const ownCounts = weakMapMemoize((ids: readonly string[], topics: Record<string, Profile>): Counts => {
  const own = known(ids, topics);
  return { available: own.length, subscribed: own.filter(isSubscribed).length };
});

/** Selects the number of topics and of subscribed topics of a category and its descendants. */
export const selectGroupCounts = createSelector(
  [(state: RootState) => state.topics.topics, selectTree, parentArg],
  (topics, { topicIds, groupIds }, parent): Counts => {
    const sum = { available: 0, subscribed: 0 };
    const open = [parent];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const own = ownCounts(topicIds[id] ?? noIds, topics);
      sum.available += own.available;
      sum.subscribed += own.subscribed;
      open.push(...(groupIds[id] ?? []));
    }
    return sum;
  },
);
const noIds: readonly string[] = [];

/**
 * Selects the number of topics of a category and its descendants. A number, so that a row renders only when it changes.
 */
export function selectGroupCount(state: RootState, type: TopicType, groupId: string): number {
  const { groupIds, topicIds } = state.topics.trees[type];
  let count = 0;
  const open = [groupId];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    count += topicIds[id]?.length ?? 0;
    open.push(...(groupIds[id] ?? []));
  }
  return count;
}
