import type { FeatureName } from '@contract/limits';
import { paths } from '@client/shared/navigation/paths';
import type { Reader } from './guide';

interface Need {
  admin?: boolean;
  feature?: FeatureName;
}

/** What it takes to open a screen that not everybody has: as its route says. */
export const screenNeeds: Readonly<Record<string, Need>> = {
  [paths.alertsFavorites()]: { feature: 'alertsAndFavorites' },
  [paths.changePassword()]: { feature: 'changePassword' },
  [paths.channels()]: { admin: true },
  [paths.newChannel()]: { admin: true },
  [paths.companySettings()]: { admin: true },
  [paths.manageSubscriptions()]: { admin: true },
  [paths.myTopics()]: { feature: 'myTopics' },
  [paths.outbox()]: { admin: true },
  [paths.qa()]: { feature: 'qa' },
  [paths.userGroups()]: { feature: 'userGroups' },
  [paths.editUserGroup()]: { feature: 'userGroups' },
  [paths.newSection()]: { feature: 'workspaces' },
  [paths.workspaces()]: { feature: 'workspaces' },
  [paths.users()]: { admin: true },
  [paths.editUser()]: { admin: true },
};

/** Where own topics are made, and an administrator's for the company. */
const makesTopic = [paths.newTopic(), paths.saveAsTopic()];

/** Whether a link of the guide leads this reader anywhere. */
export function canOpen(to: string, { isAdmin, features, outbox }: Reader): boolean {
  const [path = ''] = to.split(/[?#]/);
  const { admin = false, feature } = screenNeeds[path] ?? {};
  if (path === paths.outbox() && !outbox) return false;
  if (makesTopic.includes(path) && !isAdmin && features.myTopics !== true) return false;
  return (!admin || isAdmin) && (feature === undefined || features[feature] === true);
}
