import { deliveryMethods } from '@contract/limits';
import type { UnknownAction } from '@reduxjs/toolkit';
import { isTokenRejected, isApiError, isForbidden, type ApiError } from '@client/api/apiError';
import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { fetchUncached } from '@client/api/fetchUncached';
import { loadDictionary } from '@client/features/dictionaries/loadDictionary';
import { loadFavourites } from '@client/features/favourites/favouriteListeners';
import { networkChanged } from '@client/features/network/networkSlice';
import {
  selectShowsNotifications,
  selectUserDataFailed,
  selectUserDataKnown,
  selectUserDataLoading,
} from '@client/features/session/sessionSelectors';
import { sessionLost } from '@client/features/session/sessionSlice';
import { loadTopics } from '@client/features/topics/loadTopics';
import { loadNotificationCount, loadUserGroups } from '@client/features/workspace/workspaceSlice';
import { t } from '@client/shared/texts/t';
import type { AppStartListening, AppThunk } from '@client/shared/redux/thunkTypes';
import { isRecord } from '@client/shared/values/isRecord';
import { apis } from '../reducerMap';

const { currentUser, generalSettings } = currentUserEndpoints.endpoints;
/** The name of the lasting notification that the latest data could not be loaded. */
const staleNotice = 'stale-data';
const notEntitled: ApiError = { status: 403, code: 'NOT_ENTITLED', message: '' };

/**
 * Loads everything that depends on the user and the settings. After a failure, each slice keeps its own error and its
 * previous content.
 */
const loadRest = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { settings } = getState().session;
  await Promise.all([
    settings?.hideInfodeskTopics ? null : dispatch(loadTopics('WATCHDESK')),
    dispatch(loadTopics('USER')),
    dispatch(loadTopics('COMPANY')),
    dispatch(loadFavourites()),
    selectShowsNotifications(getState()) ? dispatch(loadNotificationCount()) : null,
    dispatch(loadDictionary('frequencies')),
    settings?.features.userGroups ? dispatch(loadUserGroups()) : null,
  ]);
};

/**
 * Loads the user, the settings, and all that depends on them, once per page load, if online and signed in. A refusal
 * signs the user out and shows why; a network or server error keeps the persisted state and offers a retry until the
 * load succeeds.
 */
export const loadUserData =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    const { session, network } = getState();
    if (!network.online || !session.token || session.leaving) return;
    const loads = [session.userLoad.status, session.settingsLoad.status];
    if (loads.includes('loading') || loads.every((status) => status === 'loaded')) return;
    const [user, settings] = await Promise.all([
      dispatch(fetchUncached(currentUser, undefined)),
      dispatch(fetchUncached(generalSettings, undefined)),
    ]);
    if (getState().session.leaving || !getState().session.token) return;
    const error = user.error ?? settings.error;
    if (error || !user.data) {
      const known = isApiError(error) ? error : null;
      if (known && (isTokenRejected(known) || isForbidden(known))) dispatch(sessionLost(known));
      // If nothing is kept, an error page is shown in place of every page.
      else if (getState().network.online && selectUserDataKnown(getState())) {
        const action = { label: t('action.retry'), run: () => void dispatch(loadUserData()) };
        services.notifications.show({ text: t('session.stale'), variant: 'warning', action, lasting: staleNotice });
      }
      return;
    }
    if (!user.data.deliveryMethods.includes(deliveryMethods.access)) {
      dispatch(sessionLost(notEntitled));
      return;
    }
    services.notifications.close(staleNotice);
    await dispatch(loadRest());
  };

/** True for a repeated query of anything but the user and the settings: Retry, or a reload. */
const isRepeatedQuery = (action: UnknownAction): boolean =>
  apis.some(({ reducerPath }) => action.type === `${reducerPath}/executeQuery/pending`) &&
  isRecord(action.meta) &&
  isRecord(action.meta.arg) &&
  action.meta.arg.forceRefetch === true &&
  action.meta.arg.endpointName !== currentUser.name &&
  action.meta.arg.endpointName !== generalSettings.name;

/**
 * Starts loading when a token appears (by signing in here or in another tab), when the browser is online again, and,
 * after a failure, with every Retry.
 */
export function addUserDataReactions(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, now, before) => now.session.token !== null && before.session.token === null,
    effect: async (_action, { dispatch, getState }) => {
      // Also runs when a session is rehydrated; the `started` reaction then finds it loading.
      if (getState().session.userLoad.status === 'idle') await dispatch(loadUserData());
    },
  });
  startListening({
    actionCreator: networkChanged,
    effect: async ({ payload }, { dispatch, getState, getOriginalState, condition, extra }) => {
      if (!payload) return;
      const wasOffline = !getOriginalState().network.online;
      await dispatch(loadUserData());
      if (selectUserDataLoading(getState())) await condition((_action, now) => !selectUserDataLoading(now));
      // After a failure, the notice about stale data or the error page is shown instead.
      if (wasOffline && getState().network.online && !selectUserDataFailed(getState()))
        extra.services.banners.show({ text: t('banner.online'), severity: 'success' });
    },
  });
  startListening({
    predicate: (action, now) => selectUserDataFailed(now) && isRepeatedQuery(action),
    effect: async (_action, { dispatch }) => {
      await dispatch(loadUserData());
    },
  });
}
