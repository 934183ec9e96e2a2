import type { UserGroupsQuery } from '@contract/userGroups';

/** The signed-in person's role in the listed groups. */
export type GroupTab = NonNullable<UserGroupsQuery['role']>;
