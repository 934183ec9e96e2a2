import type { UserGroupsAnswer, UserGroupsQuery } from '@contract/userGroups';
import { iamApi } from '../iamApi';

export const userGroupEndpoints = iamApi.injectEndpoints({
  endpoints: (build) => ({
    userGroups: build.query<UserGroupsAnswer, UserGroupsQuery>({
      query: (params) => ({ url: '/iam/v1/usergroups', params }),
      keepUnusedDataFor: 0,
    }),
  }),
});
