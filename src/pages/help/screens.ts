import type { FeatureName } from '@contract/limits';
import type { Reader } from './guide';

interface Need {
  admin?: boolean;
  feature?: FeatureName;
}

/** What it takes to open a screen that not everybody has: as its route says. */
export const screenNeeds: Readonly<Record<string, Need>> = {
  '/alerts-favorites': { feature: 'alertsAndFavorites' },
  '/change-password': { feature: 'changePassword' },
  '/channels': { admin: true },
  '/channels/add': { admin: true },
  '/company-settings': { admin: true },
  '/manage-subscriptions': { admin: true },
  '/my-topics': { feature: 'myTopics' },
  '/outbox': { admin: true },
  '/qa': { feature: 'qa' },
  '/user-groups': { feature: 'userGroups' },
  '/user-groups/add': { feature: 'userGroups' },
  '/groups/add': { feature: 'workspaces' },
  '/workspaces': { feature: 'workspaces' },
  '/users': { admin: true },
  '/users/admin': { admin: true },
};

/** Where own topics are made, and an administrator's for the company. */
const makesTopic = ['/add-topic', '/save-as-topic'];

/** Whether a link of the guide leads this reader anywhere. */
export function canOpen(to: string, { isAdmin, features, outbox }: Reader): boolean {
  const [path = ''] = to.split(/[?#]/);
  const { admin = false, feature } = screenNeeds[path] ?? {};
  if (path === '/outbox' && !outbox) return false;
  if (makesTopic.includes(path) && !isAdmin && features.myTopics !== true) return false;
  return (!admin || isAdmin) && (feature === undefined || features[feature] === true);
}
