import { isAnyOf } from '@reduxjs/toolkit';
import { isForbidden } from '@client/api/apiError';
import { sessionEndpoints } from '@client/api/auth/session';
import { errorText } from '@client/api/errorText';
import { assignDraftsTo } from '@client/features/session/draftsOwner';
import { forgetPath, rememberPath } from '@client/features/session/rememberedPath';
import { authErrorShown, sessionLost, signOutRequested } from '@client/features/session/sessionSlice';
import { loadSignOn, removeSignOnCookies } from '@client/features/session/signOnFlow';
import { paths } from '@client/shared/navigation/paths';
import type { AppStartListening, AppThunk } from '@client/shared/redux/thunkTypes';
import { sliceSynced, signedOut } from '@client/shared/redux/persistedStateActions';
import { apis } from '../reducerMap';

const { logout } = sessionEndpoints.endpoints;

/** Resets the slices, inside their persisted reducers, and then the cache of each API. */
const reset = (): AppThunk => (dispatch) => {
  dispatch(signedOut());
  for (const api of apis) dispatch(api.util.resetApiState());
};

/**
 * Handles sign-out by the user, by the server, or in another tab. The protected pages are left before their data is
 * removed.
 */
export function addSignOutReactions(startListening: AppStartListening, clearKept: () => Promise<void>): void {
  startListening({
    matcher: isAnyOf(signOutRequested, sessionLost),
    effect: async (action, { dispatch, extra, getState, cancelActiveListeners }) => {
      cancelActiveListeners();
      const { token, signOn } = getState().session;
      const here = location.pathname + location.search + location.hash;
      await extra.services.navigation.goTo(paths.login());
      removeSignOnCookies(signOn);
      if (signOutRequested.match(action)) forgetPath();
      dispatch(reset());
      // An expired session keeps the drafts for the same user.
      if (signOutRequested.match(action)) assignDraftsTo(null);
      // After the reset, which aborts all requests.
      if (signOutRequested.match(action) && token)
        void dispatch(logout.initiate({ accessToken: token.access_token, signOn }, { track: false }));
      if (sessionLost.match(action)) {
        if (!isForbidden(action.payload)) rememberPath(here);
        extra.services.notifications.error(errorText(action.payload));
        dispatch(authErrorShown());
      }
      await clearKept();
      await dispatch(loadSignOn());
    },
  });
  startListening({
    predicate: (_action, now, before) => now.session.user !== null && before.session.user === null,
    effect: (_action, { getState }) => assignDraftsTo(getState().session.user?.ownerId ?? null),
  });
  startListening({
    actionCreator: sliceSynced,
    effect: async ({ payload }, { dispatch, extra, getState, getOriginalState }) => {
      if (payload.slice !== 'session') return;
      const before = getOriginalState().session;
      const now = getState().session;
      const left = before.token !== null && now.token === null;
      const other = before.user !== null && now.user !== null && before.user.ownerId !== now.user.ownerId;
      if (!left && !other) return;
      await extra.services.navigation.goTo(paths.login());
      dispatch(reset());
      assignDraftsTo(null);
      // Another user has signed in there: their session is adopted after the previous user's data is removed. At once,
      // because a write between the two actions would sign out every tab.
      if (other) dispatch(sliceSynced(payload));
      await clearKept();
    },
  });
}
