import { rememberedPath, rememberPath } from '@client/features/session/rememberedPath';
import { exchangeCookie, loadSignOn, signOnAddress } from '@client/features/session/signOnFlow';
import { started } from '@client/features/session/sessionSlice';
import { paths } from '@client/shared/navigation/paths';
import type { AppStartListening } from '@client/shared/redux/thunkTypes';
import { publicPaths } from '../publicPaths';
import { loadPersonal } from './personal';

/** The page was opened: whoever is signed in gets their data, others are let in by cookie, form or their company's page. */
export function addStartReactions(startListening: AppStartListening): void {
  startListening({
    actionCreator: started,
    effect: async (_action, { dispatch, extra, getState }) => {
      const configuration = dispatch(loadSignOn());
      if (getState().session.token) {
        if (!getState().session.signOn) await configuration;
        await dispatch(loadPersonal());
        return;
      }
      const config = await configuration;
      // The sign-in page says so where it stands.
      if (!config) return;
      if (await dispatch(exchangeCookie(config))) return;
      const { pathname, search } = location;
      if (publicPaths.includes(pathname)) return;
      // The gate, which remembers it too, may not have been drawn yet.
      if (pathname !== paths.login()) rememberPath(pathname + search);
      const address = signOnAddress(config, search, rememberedPath() !== null);
      if (address) extra.services.navigation.leave(address);
    },
  });
}
