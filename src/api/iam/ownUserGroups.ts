import type { UserGroupsAnswer, UserGroupsQuery } from '@contract/userGroups';
import { iamApi } from '../iamApi';

/** The user's groups, loaded at the start. All other endpoints for groups are in groupManagement.ts. */
export const userGroupEndpoints = iamApi.injectEndpoints({
  endpoints: (build) => ({
    userGroups: build.query<UserGroupsAnswer, UserGroupsQuery>({
      query: (params) => ({ url: '/iam/v1/usergroups', params }),
      keepUnusedDataFor: 0,
    }),
  }),
});
