import type { Colleague } from '@contract/userGroups';
import { colleagueName } from '@client/features/colleagues/findColleagues';
import { t } from '@client/shared/texts/t';
import type { ListRowItem } from '@client/shared/list/ListRow';
import type { SubscriptionAction } from './subscriptionWizard';

export interface SelectableUser extends ListRowItem {
  colleague: Colleague;
}

/** The users listed for an action. For subscribing, users who are already subscribed are listed but disabled. */
export function selectableUsers(
  action: SubscriptionAction,
  colleagues: readonly Colleague[],
  subscribed: readonly Colleague[],
): readonly SelectableUser[] {
  const ids = new Set(subscribed.map(({ id }) => id));
  const listed = action === 'subscribe' ? colleagues : colleagues.filter(({ id }) => ids.has(id));
  return listed.map((colleague) => {
    const item = { id: colleague.id, name: colleagueName(colleague), detail: colleague.email, colleague };
    if (action === 'unsubscribe' || !ids.has(colleague.id)) return item;
    return { ...item, disabled: true, note: t('subs.subscribed') };
  });
}
