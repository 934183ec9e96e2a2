import { deliveryMethods } from '@contract/limits';
import type { Profile, ProfileGroup, TopicType } from '@contract/topic';
import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { t } from '@client/shared/texts/t';
import { failed, type LoadState } from '@client/shared/redux/loadState';
import type { RootState } from '@client/shared/redux/rootState';
import { rootKey, type TopicTree } from './topicTree';

export const selectTopicsState = (state: RootState) => state.topics;

const noLine = failed(t('offline.title'));

/** How loading goes. Topics are asked for once the person is known: where that fails, or the line is away, so have they. */
export const selectTopicLoad = ({ topics, session, network }: RootState, type: TopicType): LoadState => {
  const load = topics.load[type];
  if (load.status !== 'idle') return load;
  if (!network.online) return noLine;
  return [session.userLoad, session.settingsLoad].find(({ status }) => status === 'error') ?? load;
};
const selectTree = (state: RootState, type: TopicType): TopicTree => state.topics.trees[type];
export const selectTopic = (state: RootState, id: string): Profile | undefined => state.topics.topics[id];
export const selectGroup = (state: RootState, id: string): ProfileGroup | undefined => state.topics.groups[id];

/** A topic sends its alerts: the same sign for all three owners. */
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

/** The categories under a parent (null: the top level), in order. */
export const selectChildGroups = createSelector(
  [(state: RootState) => state.topics.groups, selectTree, parentArg],
  (groups, tree, parent) => known(tree.groupIds[parent], groups),
);

/** The topics of a category, in order. */
export const selectTopicsOf = createSelector(
  [(state: RootState) => state.topics.topics, selectTree, parentArg],
  (topics, tree, parent) => known(tree.topicIds[parent], topics),
);

/** How many topics an owner has, and how many of them are subscribed. */
export const selectTopicCounts = createSelector(
  [(state: RootState) => state.topics.topics, (_state: RootState, type: TopicType) => type],
  (topics, type) => {
    const own = Object.values(topics).filter((topic) => topic.topicType === type);
    return { available: own.length, subscribed: own.filter(isSubscribed).length };
  },
);

/**
 * Whose topics are shown: the provider's unless they are hidden by the setting, or known to be none; one's own only where the flag
 * is on.
 */
export const selectShownTypes = createSelector(
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

/** The categories from the top level down to this one. */
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

/** Topics and subscribed topics of a category itself: counted anew only for a list that changed. */
const ownCounts = weakMapMemoize((ids: readonly string[], topics: Record<string, Profile>): Counts => {
  const own = known(ids, topics);
  return { available: own.length, subscribed: own.filter(isSubscribed).length };
});

/** Topics and subscribed topics of a category and of all below it. */
export const selectGroupCounts = createSelector(
  [(state: RootState) => state.topics.topics, selectTree, parentArg],
  (topics, { topicIds, groupIds }, parent): Counts => {
    const sum = { available: 0, subscribed: 0 };
    const open = [parent];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const own = ownCounts(topicIds[id] ?? none, topics);
      sum.available += own.available;
      sum.subscribed += own.subscribed;
      open.push(...(groupIds[id] ?? []));
    }
    return sum;
  },
);
const none: readonly string[] = [];

/** How many topics a category and all below it hold: a number, so that a row renders anew only when it changes. */
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
