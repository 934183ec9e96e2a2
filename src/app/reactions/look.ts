import { personEndpoints } from '@client/api/iam/person';
import { uncached } from '@client/api/uncached';
import type { AppStartListening } from '@client/shared/redux/thunkTypes';

const { generalSettings, themeColors } = personEndpoints.endpoints;

/** Loads the theme's colors when the settings are loaded: the settings contain the URL of the file. */
export function addLookReaction(startListening: AppStartListening): void {
  startListening({
    matcher: generalSettings.matchFulfilled,
    effect: async ({ payload }, { dispatch }) => {
      const file = payload.theme.color;
      if (file) await dispatch(themeColors.initiate(file.url, uncached));
    },
  });
}
