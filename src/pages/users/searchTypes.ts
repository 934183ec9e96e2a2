import type { UserSearchType } from '@contract/users';

/** Where Find User looks. */
export const searchTypes: readonly UserSearchType[] = ['all', 'email', 'firstName', 'lastName'];
