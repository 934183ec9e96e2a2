import { isAnyOf } from '@reduxjs/toolkit';
import { isRefusal } from '@client/api/apiError';
import { sessionEndpoints } from '@client/api/auth/session';
import { errorText } from '@client/api/errorText';
import { keepDraftsOf } from '@client/features/session/draftsOwner';
import { forgetPath, rememberPath } from '@client/features/session/rememberedPath';
import { authErrorShown, sessionLost, signOutRequested } from '@client/features/session/sessionSlice';
import { loadSignOn, removeSignOnCookies } from '@client/features/session/signOnFlow';
import { paths } from '@client/shared/navigation/paths';
import type { AppStartListening, AppThunk } from '@client/shared/redux/thunkTypes';
import { sliceSynced, signedOut } from '@client/shared/redux/sessionActions';
import { apis } from '../reducerMap';

const { logout } = sessionEndpoints.endpoints;

/** Resets inside the persisted reducers, then each API. */
const reset = (): AppThunk => (dispatch) => {
  dispatch(signedOut());
  for (const api of apis) dispatch(api.util.resetApiState());
};

/** Sign-out: by the person, by the server, or in another tab. The protected pages are left before their data goes. */
export function addSignOutReactions(startListening: AppStartListening, clearKept: () => Promise<void>): void {
  startListening({
    matcher: isAnyOf(signOutRequested, sessionLost),
    effect: async (action, { dispatch, extra, getState, cancelActiveListeners }) => {
      cancelActiveListeners();
      const { token, signOn } = getState().session;
      const here = location.pathname + location.search;
      await extra.services.navigation.goTo(paths.login());
      removeSignOnCookies(signOn);
      if (signOutRequested.match(action)) forgetPath();
      dispatch(reset());
      // A session that ended by itself leaves the drafts to the same person.
      if (signOutRequested.match(action)) keepDraftsOf(null);
      // After the reset, which breaks off every call.
      if (signOutRequested.match(action) && token)
        void dispatch(logout.initiate({ accessToken: token.access_token, signOn }, { track: false }));
      if (sessionLost.match(action)) {
        if (!isRefusal(action.payload)) rememberPath(here);
        extra.services.notifications.error(errorText(action.payload));
        dispatch(authErrorShown());
      }
      await clearKept();
      await dispatch(loadSignOn());
    },
  });
  startListening({
    predicate: (_action, now, before) => now.session.user !== null && before.session.user === null,
    effect: (_action, { getState }) => keepDraftsOf(getState().session.user?.ownerId ?? null),
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
      keepDraftsOf(null);
      // Another person signed in over there: their session is followed after the old one's data is gone.
      // At once: a write between the two would tell every tab of a sign-out.
      if (other) dispatch(sliceSynced(payload));
      await clearKept();
    },
  });
}
