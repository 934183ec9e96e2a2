import type { UserGroupsAnswer, UserGroupsQuery } from '@contract/iam';
import type { Static } from 'typebox';
import { iamApi } from '../iamApi';

export const userGroupEndpoints = iamApi.injectEndpoints({
  endpoints: (build) => ({
    userGroups: build.query<Static<typeof UserGroupsAnswer>, Static<typeof UserGroupsQuery>>({
      query: (params) => ({ url: '/iam/v1/usergroups', params }),
      keepUnusedDataFor: 0,
    }),
  }),
});
