import type { UserGroupsQuery } from '@contract/userGroups';

/** The tab of the page: the signed-in user's role in the listed groups. */
export type GroupTab = NonNullable<UserGroupsQuery['role']>;
