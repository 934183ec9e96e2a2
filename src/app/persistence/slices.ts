import type { MigrationManifest } from 'redux-persist';

/** How a slice is persisted. `fields` is the whitelist; `personal` ones are kept under the person's id. */
interface PersistedSlice {
  fields: readonly string[];
  place: 'small' | 'large';
  personal: boolean;
  /** What sign-out leaves of it. */
  leaves: readonly string[];
  version: number;
  migrations: MigrationManifest;
  throttleMs: number;
}

const small = { place: 'small', personal: false, leaves: [], version: 1, migrations: {}, throttleMs: 0 } as const;
const large = { place: 'large', personal: true, leaves: [], version: 1, migrations: {}, throttleMs: 300 } as const;

/** Everything that outlives a page load. How a loading goes is no part of it, so that `loading` rehydrates as `idle`. */
export const persistedSlices = {
  session: {
    ...small,
    fields: ['token', 'singleSignOn', 'user', 'settings', 'themeColors', 'themeFooter', 'signOn', 'signOnFetchedAt'],
  },
  preferences: {
    ...small,
    fields: ['mode', 'cookiesAccepted', 'searchHistory', 'sortOrder'],
    leaves: ['mode', 'cookiesAccepted'],
  },
  topics: { ...large, fields: ['topics', 'groups', 'trees'] },
  favourites: { ...large, fields: ['list', 'ids'] },
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
