import { QueryStatus } from '@reduxjs/toolkit/query';
import { isApiError, isUnreachable } from '@client/api/apiError';
import { fetchUncached } from '@client/api/fetchUncached';
import { loadDictionary } from '@client/features/dictionaries/loadDictionary';
import { dictionaryNames } from '@client/features/dictionaries/dictionariesSlice';
import { loadFavourites } from '@client/features/favourites/favouriteListeners';
import { networkChanged } from '@client/features/network/networkSlice';
import { loadTopics } from '@client/features/topics/loadTopics';
import { topicTypes } from '@client/features/topics/topicTree';
import { loadUserGroups } from '@client/features/workspace/workspaceSlice';
import { isRecord } from '@client/shared/values/isRecord';
import type { AppStartListening, AppThunk } from '@client/shared/redux/thunkTypes';
import { apis } from '../reducerMap';

type Endpoint = Parameters<typeof fetchUncached>[0];
const isEndpoint = (value: unknown): value is Endpoint => isRecord(value) && typeof value.initiate === 'function';

/**
 * Refetches the cached queries that failed because the server was unreachable. Queries with data aren't refetched: a
 * form may be editing that data, so RTK Query's `refetchOnReconnect`, which refetches everything, doesn't fit.
 */
const refetchUnreachable = (): AppThunk => (dispatch, getState) => {
  const state = getState();
  for (const api of apis) {
    for (const { status, error, endpointName, originalArgs } of api.util.selectAllQueryEntries(state)) {
      if (status !== QueryStatus.rejected || !isApiError(error) || !isUnreachable(error)) continue;
      const endpoint: unknown = Reflect.get(api.endpoints, endpointName);
      if (isEndpoint(endpoint)) void dispatch(fetchUncached(endpoint, originalArgs));
    }
  }
};

/** Reloads the data of slices whose last load failed. */
const reloadFailedSlices = (): AppThunk => (dispatch, getState) => {
  const { topics, favourites, workspace, dictionaries } = getState();
  for (const type of topicTypes) if (topics.load[type].status === 'error') void dispatch(loadTopics(type));
  if (favourites.load.status === 'error') void dispatch(loadFavourites());
  if (workspace.userGroupsLoad.status === 'error') void dispatch(loadUserGroups());
  for (const name of dictionaryNames) {
    if (dictionaries.load[name].status === 'error') void dispatch(loadDictionary(name, true));
  }
};

/** Retries everything that failed while the browser was offline when it is online again. */
export function addReconnectReaction(startListening: AppStartListening): void {
  startListening({
    actionCreator: networkChanged,
    effect: ({ payload }, { dispatch, getState, getOriginalState }) => {
      if (!payload || getOriginalState().network.online || getState().session.token === null) return;
      dispatch(refetchUnreachable());
      dispatch(reloadFailedSlices());
    },
  });
}
