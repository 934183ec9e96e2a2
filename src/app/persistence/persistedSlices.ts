import type { MigrationManifest } from 'redux-persist';

/** How a slice is persisted. `fields` is the whitelist; `personal` slices are stored under the user's id. */
interface PersistedSlice {
  fields: readonly string[];
  place: 'small' | 'large';
  personal: boolean;
  /** The fields that a sign-out keeps. */
  leaves: readonly string[];
  version: number;
  migrations: MigrationManifest;
  throttleMs: number;
}

const small = { place: 'small', personal: false, leaves: [], version: 1, migrations: {}, throttleMs: 0 } as const;
const large = { place: 'large', personal: true, leaves: [], version: 1, migrations: {}, throttleMs: 300 } as const;

/** All persisted slices. Load states aren't persisted, so that `loading` is rehydrated as `idle`. */
export const persistedSlices = {
  session: {
    ...small,
    fields: ['token', 'singleSignOn', 'user', 'settings', 'themeColors', 'themeFooter', 'signOn', 'signOnFetchedAt'],
  },
  preferences: {
    ...small,
    fields: ['mode', 'cookiesAccepted', 'searchHistory', 'sortOrder', 'topicVisits', 'listView', 'readingPane'],
    leaves: ['mode', 'cookiesAccepted'],
  },
  topics: { ...large, fields: ['topics', 'groups', 'trees'] },
  favourites: { ...large, fields: ['list', 'ids', 'newest'] },
  workspace: { ...large, fields: ['notificationCount', 'notifications', 'userGroups'] },
  dictionaries: { ...large, fields: ['items'] },
} as const satisfies Record<string, PersistedSlice>;

export type PersistedName = keyof typeof persistedSlices;
export const persistedNames: readonly PersistedName[] = [
  'session',
  'preferences',
  'topics',
  'favourites',
  'workspace',
  'dictionaries',
];
