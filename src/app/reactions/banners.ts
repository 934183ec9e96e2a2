import { networkChanged } from '@client/features/network/networkSlice';
import { t } from '@client/shared/lib/texts/t';
import type { AppStartListening } from '@client/shared/redux/listening';
import { showBanner } from '@client/shared/ui/banner';

/** What is worth a word at the bottom right, and no answer: the line is back, something is new. */
export function addBannerReactions(startListening: AppStartListening): void {
  startListening({
    actionCreator: networkChanged,
    effect: ({ payload }, { getOriginalState }) => {
      if (payload && !getOriginalState().network.online) showBanner({ text: t('banner.online'), severity: 'success' });
    },
  });
  startListening({
    predicate: (_action, now, before) => now.workspace.notificationCount > before.workspace.notificationCount,
    effect: (_action, { getState }) => {
      const count = getState().workspace.notificationCount;
      showBanner({ text: t('banner.notifications', { count }), severity: 'info' });
    },
  });
}
