import { rememberedPath, rememberPath } from '@client/features/session/rememberedPath';
import { exchangeCookie, loadSignOn, signOnAddress } from '@client/features/session/signOnFlow';
import { started } from '@client/features/session/sessionSlice';
import { paths } from '@client/shared/navigation/paths';
import type { AppStartListening } from '@client/shared/redux/thunkTypes';
import { publicPaths } from '../publicPaths';
import { loadUserData } from './loadUserData';

/**
 * Handles the start of the page: a signed-in user's data is loaded; otherwise the sign-on cookie is exchanged, or the
 * browser goes to the company's sign-on page, or the sign-in form stays.
 */
export function addAppStartReaction(startListening: AppStartListening): void {
  startListening({
    actionCreator: started,
    effect: async (_action, { dispatch, extra, getState }) => {
      const configuration = dispatch(loadSignOn());
      if (getState().session.token) {
        if (!getState().session.signOn) await configuration;
        await dispatch(loadUserData());
        return;
      }
      const config = await configuration;
      // The sign-in page shows the error.
      if (!config) return;
      if (await dispatch(exchangeCookie(config))) return;
      const { pathname, search, hash } = location;
      if (publicPaths.includes(pathname)) return;
      // AuthGate remembers it too, but may not have been rendered yet.
      if (pathname !== paths.login()) rememberPath(pathname + search + hash);
      const address = signOnAddress(config, search, rememberedPath() !== null);
      if (address) extra.services.navigation.leave(address);
    },
  });
}
