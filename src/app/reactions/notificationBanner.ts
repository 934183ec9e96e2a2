import { t } from '@client/shared/texts/t';
import type { AppStartListening } from '@client/shared/redux/thunkTypes';

/** Shows a banner for new notifications. The one for being online again depends on the reload: see loadUserData. */
export function addBannerReactions(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, now, before) => now.workspace.notificationCount > before.workspace.notificationCount,
    effect: (_action, { extra, getState }) => {
      const count = getState().workspace.notificationCount;
      extra.services.banners.show({ text: t('shell.notificationsCount', { count }), severity: 'info' });
    },
  });
}
