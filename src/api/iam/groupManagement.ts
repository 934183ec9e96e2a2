import type { Done } from '@contract/common';
import type {
  Colleague,
  ColleaguesAnswer,
  GroupOwnerBody,
  UserGroup,
  UserGroupBody,
  UserGroupChangeBody,
  UserGroupsAnswer,
  UserGroupsQuery,
} from '@contract/userGroups';
import type { WorkspaceGroupsAnswer } from '@contract/workspaceArticles';
import { iamApi } from '../iamApi';

const path = '/iam/v1/usergroups';
const one = (id: string) => `${path}/${encodeURIComponent(id)}`;

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const byName = (one: Colleague, other: Colleague): number =>
  compare(one.lastName, other.lastName) || compare(one.firstName, other.firstName) || compare(one.uid, other.uid);

/** User groups for their pages and Manage Users. Kept apart from userGroups.ts, which is loaded at the start. */
export const groupManagementEndpoints = iamApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the table of groups, or the groups of a user who is about to be deleted. */
    userGroupPage: build.query<UserGroupsAnswer, UserGroupsQuery>({
      query: (params) => ({ url: path, params }),
      providesTags: ['UserGroups'],
    }),
    /** The workspaces of the groups that the user belongs to. */
    workspaceGroups: build.query<WorkspaceGroupsAnswer, undefined>({
      query: () => '/iam/v1/users/workspaces',
      providesTags: ['UserGroups'],
    }),
    userGroup: build.query<UserGroup, string>({ query: one, providesTags: ['UserGroups'] }),
    addUserGroup: build.mutation<UserGroup, UserGroupBody>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: ['UserGroups'],
    }),
    updateUserGroup: build.mutation<UserGroup, { id: string; body: UserGroupChangeBody }>({
      query: ({ id, body }) => ({ url: one(id), method: 'PUT', body }),
      invalidatesTags: ['UserGroups'],
    }),
    removeUserGroup: build.mutation<Done, string>({
      query: (id) => ({ url: one(id), method: 'DELETE' }),
      invalidatesTags: ['UserGroups'],
    }),
    leaveUserGroup: build.mutation<Done, string>({
      query: (id) => ({ url: `${one(id)}/leave`, method: 'PUT' }),
      invalidatesTags: ['UserGroups'],
    }),
    addGroupMembers: build.mutation<UserGroup, { id: string; users: string[] }>({
      query: ({ id, users }) => ({ url: `${one(id)}/members`, method: 'POST', body: { users } }),
      invalidatesTags: ['UserGroups'],
    }),
    changeGroupOwner: build.mutation<Done, GroupOwnerBody>({
      query: (body) => ({ url: `${path}/update/owner`, method: 'PUT', body }),
      invalidatesTags: ['UserGroups', 'Users'],
    }),
    /** All users of the department, for pickers. */
    colleagues: build.query<ColleaguesAnswer, undefined>({
      query: () => '/iam/v1/department/colleagues',
      // Sorted by locale in the browser: the database's collation differs.
      transformResponse: ({ users, total }: ColleaguesAnswer) => ({ users: [...users].sort(byName), total }),
      providesTags: ['Colleagues'],
    }),
  }),
});

export const {
  useUserGroupPageQuery,
  useWorkspaceGroupsQuery,
  useUserGroupQuery,
  useAddUserGroupMutation,
  useUpdateUserGroupMutation,
  useRemoveUserGroupMutation,
  useLeaveUserGroupMutation,
  useAddGroupMembersMutation,
  useChangeGroupOwnerMutation,
  useColleaguesQuery,
} = groupManagementEndpoints;
