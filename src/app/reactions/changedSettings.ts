import { alertApi } from '@client/api/alertApi';
import { dataApi } from '@client/api/dataApi';
import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { listViewChosen } from '@client/features/preferences/preferencesSlice';
import { selectShowsNotifications } from '@client/features/session/sessionSelectors';
import { loadTopics } from '@client/features/topics/loadTopics';
import { loadNotificationCount } from '@client/features/workspace/workspaceSlice';
import type { AppStartListening } from '@client/shared/redux/thunkTypes';

const { saveGeneralSettings } = currentUserEndpoints.endpoints;

/** Refetches what the server computed from a setting that has changed, and applies a new default view of lists. */
export function addSettingsReactions(startListening: AppStartListening): void {
  startListening({
    matcher: saveGeneralSettings.matchFulfilled,
    effect: (action, { dispatch }) => {
      if (!saveGeneralSettings.matchFulfilled(action)) return;
      const { hideInfodeskTopics, timezone, basketViewDefault } = action.meta.arg.originalArgs;
      if (hideInfodeskTopics !== undefined) dispatch(dataApi.util.invalidateTags(['TopicSearch']));
      if (timezone !== undefined) dispatch(alertApi.util.invalidateTags(['Subscriptions']));
      // Otherwise the view chosen last in a list would still override the new default.
      if (basketViewDefault !== undefined) dispatch(listViewChosen(null));
    },
  });
  // Changed in this or another tab: hidden topics have not been loaded.
  startListening({
    predicate: (_action, now, before) =>
      before.session.settings?.hideInfodeskTopics === true && now.session.settings?.hideInfodeskTopics === false,
    effect: async (_action, { dispatch }) => {
      await dispatch(loadTopics('WATCHDESK'));
    },
  });
  // Switched on in this or another tab: the bell appears, and its number has not been loaded.
  startListening({
    predicate: (_action, now, before) =>
      before.session.settings !== null && !selectShowsNotifications(before) && selectShowsNotifications(now),
    effect: async (_action, { dispatch }) => {
      await dispatch(loadNotificationCount());
    },
  });
}
