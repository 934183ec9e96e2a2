import { isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';
import { subscriptionEndpoints } from '@client/api/alert/subscriptions';
import { alertApi } from '@client/api/alertApi';
import { isApiError } from '@client/api/apiError';
import { categoryEndpoints } from '@client/api/data/categories';
import { topicEndpoints } from '@client/api/data/topics';
import { dataApi } from '@client/api/dataApi';
import { isRecord } from '@client/shared/values/isRecord';
import { t } from '@client/shared/texts/t';
import type { AppStartListening, AppThunk } from '@client/shared/redux/thunkTypes';
import { loadTopics } from './loadTopics';

const { subscribe, unsubscribe, setPersonalAlert } = subscriptionEndpoints.endpoints;
const { moveTopic, createTopic, updateTopic, deleteTopic, copyTopic } = topicEndpoints.endpoints;
const { createCategory, updateCategory, deleteCategory, moveCategory } = categoryEndpoints.endpoints;

/** Returns whether an action is of a mutation of the data or alert service, by the meta of RTK Query's actions. */
const isTopicMutation = ({ arg }: { arg: unknown }): boolean =>
  isRecord(arg) &&
  arg.type === 'mutation' &&
  [dataApi, alertApi].some(({ endpoints }) => String(arg.endpointName) in endpoints);

const isQuiet = (args: object): boolean => 'quiet' in args && args.quiet === true;

/** HTTP statuses that show that the lists are outdated: deleted, locked, or changed by someone else. */
const outdated: readonly number[] = [403, 404, 409];

const loadChangeable = (): AppThunk<Promise<unknown>> => (dispatch) =>
  Promise.all([dispatch(loadTopics('COMPANY')), dispatch(loadTopics('USER'))]);

/** Shows messages for changed subscriptions, topics, and categories, and reloads the lists after changes. */
export function addTopicListeners(startListening: AppStartListening): void {
  for (const endpoint of [subscribe, unsubscribe, setPersonalAlert]) {
    startListening({
      matcher: endpoint.matchFulfilled,
      effect: ({ meta: { arg } }, { extra }) => {
        if (isQuiet(arg.originalArgs)) return;
        const { topicName } = arg.originalArgs;
        const on = 'body' in arg.originalArgs ? arg.originalArgs.body.infoalertEnabled : endpoint === subscribe;
        extra.services.notifications.success(t(on ? 'topics.subscribed' : 'topics.unsubscribed', { topicName }));
      },
    });
    startListening({
      matcher: endpoint.matchRejected,
      effect: ({ meta: { arg } }, { extra }) => {
        if (isQuiet(arg.originalArgs)) return;
        extra.services.notifications.error(t('topics.subscriptionFailed', { topicName: arg.originalArgs.topicName }));
      },
    });
  }
  for (const { endpoint, text } of [
    { endpoint: updateTopic, text: 'topics.edited' },
    { endpoint: deleteTopic, text: 'topics.deleted' },
    { endpoint: copyTopic, text: 'topics.copied' },
    { endpoint: moveCategory, text: 'topics.groupsReordered' },
    { endpoint: createCategory, text: 'categories.created' },
    { endpoint: updateCategory, text: 'categories.edited' },
    { endpoint: deleteCategory, text: 'categories.deleted' },
  ] as const) {
    startListening({
      matcher: endpoint.matchFulfilled,
      effect: (_action, { extra }) => extra.services.notifications.success(t(text)),
    });
  }
  startListening({
    matcher: isAnyOf(
      moveTopic.matchFulfilled,
      moveTopic.matchRejected,
      createTopic.matchFulfilled,
      updateTopic.matchFulfilled,
      deleteTopic.matchFulfilled,
      copyTopic.matchFulfilled,
      createCategory.matchFulfilled,
      updateCategory.matchFulfilled,
      deleteCategory.matchFulfilled,
      moveCategory.matchFulfilled,
      moveCategory.matchRejected,
    ),
    effect: async (_action, { dispatch }) => {
      await dispatch(loadChangeable());
    },
  });
  startListening({
    matcher: isRejectedWithValue,
    effect: async (action, { dispatch }) => {
      if (!isRejectedWithValue(action) || !isTopicMutation(action.meta)) return;
      if (isApiError(action.payload) && outdated.includes(action.payload.status)) await dispatch(loadChangeable());
    },
  });
}
