import { Done, IdParams } from '@contract/common';
import { transport } from '@contract/limits';
import {
  GroupMembersBody,
  GroupOwnerBody,
  UserGroup,
  UserGroupBody,
  UserGroupChangeBody,
  UserGroupsAnswer,
  UserGroupsQuery,
} from '@contract/userGroups';
import { WorkspaceGroupsAnswer } from '@contract/workspaceArticles';
import type { HttpApp } from '@server/http/createHttpApp';
import type { PeopleDeps } from '../deps';
import {
  addMembers,
  changeOwner,
  createUserGroup,
  deleteUserGroup,
  leaveUserGroup,
  updateUserGroup,
  userGroupOf,
  userGroupsOf,
  workspacesOf,
} from './service';

const user = { access: 'user' } as const;
const path = '/iam/v1/usergroups';
const bodyLimit = transport.listBytes;
const done = { status: 'ok' } as const;

/** User groups: every user can create groups, owners change them, members can leave them. */
export function userGroupRoutes(app: HttpApp, deps: PeopleDeps): void {
  app.get(
    path,
    { config: user, schema: { querystring: UserGroupsQuery, response: { 200: UserGroupsAnswer } } },
    ({ caller, query }) => userGroupsOf(deps, caller, query),
  );
  app.post(
    path,
    { config: user, bodyLimit, schema: { body: UserGroupBody, response: { 200: UserGroup } } },
    ({ caller, body }) => createUserGroup(deps, caller, body),
  );
  app.put(
    `${path}/update/owner`,
    { config: user, bodyLimit, schema: { body: GroupOwnerBody, response: { 200: Done } } },
    async ({ caller, body }) => {
      await changeOwner(deps, caller, body);
      return done;
    },
  );
  app.get(
    '/iam/v1/users/workspaces',
    { config: user, schema: { response: { 200: WorkspaceGroupsAnswer } } },
    ({ caller }) => workspacesOf(deps, caller),
  );

  const one = { config: user, schema: { params: IdParams, response: { 200: UserGroup } } };
  const change = { config: user, schema: { params: IdParams, response: { 200: Done } } };
  app.get(`${path}/:id`, one, ({ caller, params }) => userGroupOf(deps, caller, params.id));
  app.put(
    `${path}/:id`,
    { config: user, bodyLimit, schema: { ...one.schema, body: UserGroupChangeBody } },
    ({ caller, params, body }) => updateUserGroup(deps, caller, params.id, body),
  );
  app.delete(`${path}/:id`, change, async ({ caller, params }) => {
    await deleteUserGroup(deps, caller, params.id);
    return done;
  });
  app.put(`${path}/:id/leave`, change, async ({ caller, params }) => {
    await leaveUserGroup(deps, caller, params.id);
    return done;
  });
  app.post(
    `${path}/:id/members`,
    { config: user, bodyLimit, schema: { ...one.schema, body: GroupMembersBody } },
    ({ caller, params, body }) => addMembers(deps, caller, params.id, body.users),
  );
}
