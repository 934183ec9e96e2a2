import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { fetchUncached } from '@client/api/fetchUncached';
import type { AppStartListening } from '@client/shared/redux/thunkTypes';

const { generalSettings, themeColors } = currentUserEndpoints.endpoints;

/** Loads the theme's colors when the settings are loaded: the settings contain the URL of the file. */
export function addThemeColorsReaction(startListening: AppStartListening): void {
  startListening({
    matcher: generalSettings.matchFulfilled,
    effect: async ({ payload }, { dispatch }) => {
      const file = payload.theme.color;
      if (file) await dispatch(fetchUncached(themeColors, file.url));
    },
  });
}
