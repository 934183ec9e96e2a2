import type { UserSearchType } from '@contract/users';

/** The options of Find User: all fields, or one field. */
export const userSearchTypes: readonly UserSearchType[] = ['all', 'email', 'firstName', 'lastName'];
