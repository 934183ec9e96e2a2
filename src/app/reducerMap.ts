import { alertApi } from '@client/api/alertApi';
import { authApi } from '@client/api/authApi';
import { dataApi } from '@client/api/dataApi';
import { iamApi } from '@client/api/iamApi';
import { workspaceApi } from '@client/api/workspaceApi';
import { dictionariesSlice } from '@client/features/dictionaries/dictionariesSlice';
import { favouritesSlice } from '@client/features/favourites/favouritesSlice';
import { networkSlice } from '@client/features/network/networkSlice';
import { preferencesSlice } from '@client/features/preferences/preferencesSlice';
import { sessionSlice } from '@client/features/session/sessionSlice';
import { topicsSlice } from '@client/features/topics/topicsSlice';
import { workspaceSlice } from '@client/features/workspace/workspaceSlice';
import { persistedSlices } from './persistence/persistedSlices';
import { withLifecycle } from './persistence/withLifecycle';

export const apis = [authApi, iamApi, dataApi, workspaceApi, alertApi] as const;

/** The reducers of the whole state. Persisted slices handle sign-out, other tabs, and imported states. */
export const reducerMap = {
  session: withLifecycle('session', sessionSlice.reducer, persistedSlices.session),
  preferences: withLifecycle('preferences', preferencesSlice.reducer, persistedSlices.preferences),
  topics: withLifecycle('topics', topicsSlice.reducer, persistedSlices.topics),
  favourites: withLifecycle('favourites', favouritesSlice.reducer, persistedSlices.favourites),
  workspace: withLifecycle('workspace', workspaceSlice.reducer, persistedSlices.workspace),
  dictionaries: withLifecycle('dictionaries', dictionariesSlice.reducer, persistedSlices.dictionaries),
  network: networkSlice.reducer,
  authApi: authApi.reducer,
  iamApi: iamApi.reducer,
  dataApi: dataApi.reducer,
  workspaceApi: workspaceApi.reducer,
  alertApi: alertApi.reducer,
};
