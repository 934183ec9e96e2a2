import type { Colleague } from '@contract/userGroups';
import { colleagueName } from '@client/features/colleagues/findColleagues';
import { t } from '@client/shared/texts/t';
import type { ListRowItem } from '@client/shared/list/ListRow';
import type { Action } from './wizard';

export interface Person extends ListRowItem {
  colleague: Colleague;
}

/** Whom an action can be for. Who is subscribed already is shown to the one who subscribes, and cannot be chosen. */
export function peopleFor(
  action: Action,
  colleagues: readonly Colleague[],
  subscribed: readonly Colleague[],
): readonly Person[] {
  const ids = new Set(subscribed.map(({ id }) => id));
  const shown = action === 'subscribe' ? colleagues : colleagues.filter(({ id }) => ids.has(id));
  return shown.map((colleague) => {
    const item = { id: colleague.id, name: colleagueName(colleague), detail: colleague.email, colleague };
    if (action === 'unsubscribe' || !ids.has(colleague.id)) return item;
    return { ...item, disabled: true, note: t('subs.subscribed') };
  });
}
