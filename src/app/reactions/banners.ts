import { networkChanged } from '@client/features/network/networkSlice';
import { t } from '@client/shared/texts/t';
import type { AppStartListening } from '@client/shared/redux/thunkTypes';

/**
 * Shows banners for events that aren't a response to the user's action: the browser is online again, new notifications.
 */
export function addBannerReactions(startListening: AppStartListening): void {
  startListening({
    actionCreator: networkChanged,
    effect: ({ payload }, { extra, getOriginalState }) => {
      if (!payload || getOriginalState().network.online) return;
      extra.services.banners.show({ text: t('banner.online'), severity: 'success' });
    },
  });
  startListening({
    predicate: (_action, now, before) => now.workspace.notificationCount > before.workspace.notificationCount,
    effect: (_action, { extra, getState }) => {
      const count = getState().workspace.notificationCount;
      extra.services.banners.show({ text: t('banner.notifications', { count }), severity: 'info' });
    },
  });
}
