import type { FeatureName } from '@contract/limits';
import { paths } from '@client/shared/navigation/paths';
import type { GuideReader } from './guidePages';

interface ScreenAccess {
  admin?: boolean;
  feature?: FeatureName;
}

/** The role or feature that a screen requires, by path, as in its route. Screens not listed are open to everyone. */
export const screenAccess: Readonly<Record<string, ScreenAccess>> = {
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

/** The screens for new topics: open to users with `myTopics`, and to administrators (for company topics). */
const newTopicPaths = [paths.newTopic(), paths.saveAsTopic()];

/** True if the reader can open the screen that a link of the guide leads to. */
export function canOpen(to: string, { isAdmin, features, outbox }: GuideReader): boolean {
  const [path = ''] = to.split(/[?#]/);
  const { admin = false, feature } = screenAccess[path] ?? {};
  if (path === paths.outbox() && !outbox) return false;
  if (newTopicPaths.includes(path) && !isAdmin && features.myTopics !== true) return false;
  return (!admin || isAdmin) && (feature === undefined || features[feature] === true);
}
