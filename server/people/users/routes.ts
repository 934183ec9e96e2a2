import { Done } from '@contract/common';
import { csvFile } from '@contract/csv';
import { adminLevel, deliveryMethods, transport } from '@contract/limits';
import {
  DepartmentSubscriptionsAnswer,
  DepartmentUser,
  NewUserBody,
  UserBody,
  UserIdsBody,
  UserParams,
  UsersAnswer,
  UsersExportQuery,
  UsersQuery,
} from '@contract/users';
import type { HttpApp } from '@server/http/createHttpApp';
import type { PeopleDeps } from '../deps';
import { importRoutes } from './import/routes';
import { changeUser, createUser, removeUsers, subscriptionsOf, userOf, usersOf } from './service';
import { listUsers } from './repository';

const admin = { access: 'admin' } as const;
const path = '/iam/v1/department/users';
const done = { status: 'ok' } as const;

/** The users of a department, managed by its administrators. */
export function userRoutes(app: HttpApp, deps: PeopleDeps): void {
  const { db } = deps;
  importRoutes(app, deps);
  app.get(
    path,
    { config: admin, schema: { querystring: UsersQuery, response: { 200: UsersAnswer } } },
    ({ caller, query }) => usersOf(deps, caller, query),
  );
  app.get(
    '/iam/v1/department/subscriptions',
    { config: admin, schema: { response: { 200: DepartmentSubscriptionsAnswer } } },
    ({ caller }) => subscriptionsOf(deps, caller),
  );
  app.post(
    path,
    { config: admin, schema: { body: NewUserBody, response: { 200: DepartmentUser } } },
    ({ caller, body }) => createUser(deps, caller, body),
  );
  app.post(
    `${path}/delete`,
    { config: admin, bodyLimit: transport.listBytes, schema: { body: UserIdsBody, response: { 200: Done } } },
    async ({ caller, body }) => {
      await removeUsers(deps, caller, body.ids);
      return done;
    },
  );
  app.get(`${path}/export`, { config: admin, schema: { querystring: UsersExportQuery } }, async ({ caller }, reply) => {
    const { users } = await listUsers(db, caller.departmentId, {});
    reply.type('text/csv; charset=utf-8').header('Content-Disposition', 'attachment; filename="users.csv"');
    return csvFile([exportHead, ...users.map(exportRow)]);
  });

  app.get(
    `${path}/:id`,
    { config: admin, schema: { params: UserParams, response: { 200: DepartmentUser } } },
    ({ caller, params }) => userOf(db, caller, params.id),
  );
  app.put(
    `${path}/:id`,
    { config: admin, schema: { params: UserParams, body: UserBody, response: { 200: DepartmentUser } } },
    ({ caller, params, body }) => changeUser(deps, caller, params.id, body),
  );
  app.delete(
    `${path}/:id`,
    { config: admin, schema: { params: UserParams, response: { 200: Done } } },
    async ({ caller, params }) => {
      await removeUsers(deps, caller, [params.id]);
      return done;
    },
  );
}

/** The import's column names, so that an export can be edited and imported again. */
const exportHead = ['First Name', 'Last Name', 'Email', 'Administrator', 'Publish', 'ID'];

const yesNo = (yes: boolean): string => (yes ? 'Yes' : 'No');

const exportRow = (user: DepartmentUser): string[] => [
  user.firstName,
  user.lastName,
  user.uid,
  yesNo(user.level === adminLevel),
  yesNo(user.deliveryMethods.includes(deliveryMethods.publish)),
  user.id,
];
