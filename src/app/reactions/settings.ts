import { alertApi } from '@client/api/alertApi';
import { dataApi } from '@client/api/dataApi';
import { personEndpoints } from '@client/api/iam/person';
import { loadTopics } from '@client/features/topics/loadTopics';
import type { AppStartListening } from '@client/shared/redux/thunkTypes';

const { saveGeneralSettings } = personEndpoints.endpoints;

/** A changed setting shows at once: what the server made by the old one is asked for anew. */
export function addSettingsReactions(startListening: AppStartListening): void {
  startListening({
    matcher: saveGeneralSettings.matchFulfilled,
    effect: (action, { dispatch }) => {
      if (!saveGeneralSettings.matchFulfilled(action)) return;
      const { hideInfodeskTopics, timezone } = action.meta.arg.originalArgs;
      if (hideInfodeskTopics !== undefined) dispatch(dataApi.util.invalidateTags(['TopicSearch']));
      if (timezone !== undefined) dispatch(alertApi.util.invalidateTags(['Subscriptions']));
    },
  });
  // Here or in another tab: topics that were hidden were not loaded.
  startListening({
    predicate: (_action, now, before) =>
      before.session.settings?.hideInfodeskTopics === true && now.session.settings?.hideInfodeskTopics === false,
    effect: async (_action, { dispatch }) => {
      await dispatch(loadTopics('WATCHDESK'));
    },
  });
}
