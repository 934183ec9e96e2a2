import type { FeatureName } from '@contract/limits';
import type { TextKey } from '@client/shared/lib/texts/en';

export interface MenuEntry {
  text: TextKey;
  path: string;
  feature?: FeatureName;
}

const admin: readonly MenuEntry[] = [
  { text: 'shell.companySettings', path: '/company-settings' },
  { text: 'shell.manageRss', path: '/channels' },
  { text: 'shell.manageUsers', path: '/users' },
  { text: 'shell.manageSubscriptions', path: '/manage-subscriptions' },
  { text: 'shell.outbox', path: '/outbox' },
];

const account: readonly MenuEntry[] = [
  { text: 'shell.generalSettings', path: '/general-settings' },
  { text: 'shell.userGroups', path: '/user-groups', feature: 'userGroups' },
  { text: 'shell.alertsFavorites', path: '/alerts-favorites', feature: 'alertsAndFavorites' },
  { text: 'shell.changePassword', path: '/change-password', feature: 'changePassword' },
  { text: 'shell.qa', path: '/qa', feature: 'qa' },
];

interface Offered {
  features: Readonly<Record<string, boolean>>;
  /** Whether the server keeps mails to be seen. */
  outbox?: boolean | undefined;
}

/** The entries of the right menu: those whose flag is on, and the admin section for administrators only. */
export function menuEntries(
  isAdmin: boolean,
  { features, outbox = false }: Offered,
): { admin: MenuEntry[]; account: MenuEntry[] } {
  const shown = ({ path, feature }: MenuEntry) =>
    (feature === undefined || features[feature] === true) && (path !== '/outbox' || outbox);
  const help: MenuEntry = { text: 'shell.help', path: isAdmin ? '/help/admin' : '/help', feature: 'help' };
  return { admin: isAdmin ? admin.filter(shown) : [], account: [...account, help].filter(shown) };
}
