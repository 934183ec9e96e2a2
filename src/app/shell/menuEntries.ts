import type { FeatureName } from '@contract/limits';
import type { TextKey } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';

export interface MenuEntry {
  text: TextKey;
  path: string;
  feature?: FeatureName;
}

const admin: readonly MenuEntry[] = [
  { text: 'shell.companySettings', path: paths.companySettings() },
  { text: 'shell.manageRss', path: paths.channels() },
  { text: 'shell.manageUsers', path: paths.users() },
  { text: 'shell.manageSubscriptions', path: paths.manageSubscriptions() },
  { text: 'shell.outbox', path: paths.outbox() },
];

const account: readonly MenuEntry[] = [
  { text: 'shell.generalSettings', path: paths.generalSettings() },
  { text: 'shell.userGroups', path: paths.userGroups(), feature: 'userGroups' },
  { text: 'shell.alertsFavorites', path: paths.alertsFavorites(), feature: 'alertsAndFavorites' },
  { text: 'shell.starred', path: paths.starred() },
  { text: 'shell.changePassword', path: paths.changePassword(), feature: 'changePassword' },
  { text: 'shell.qa', path: paths.qa(), feature: 'qa' },
];

interface MenuSettings {
  features: Readonly<Record<string, boolean>>;
  /** True if the server stores emails in the outbox instead of sending them. */
  outbox?: boolean | undefined;
}

/** Returns the entries of the account menu whose feature is on; the admin section only for administrators. */
export function menuEntries(
  isAdmin: boolean,
  { features, outbox = false }: MenuSettings,
): { admin: MenuEntry[]; account: MenuEntry[] } {
  const shown = ({ path, feature }: MenuEntry) =>
    (feature === undefined || features[feature] === true) && (path !== paths.outbox() || outbox);
  const help: MenuEntry = { text: 'shell.help', path: isAdmin ? paths.adminHelp() : paths.help(), feature: 'help' };
  return { admin: isAdmin ? admin.filter(shown) : [], account: [...account, help].filter(shown) };
}
