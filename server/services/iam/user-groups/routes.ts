import { UserGroupsAnswer, UserGroupsQuery } from '@contract/iam';
import { limits } from '@contract/limits';
import type { HttpApp } from '@server/http/app';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { forbidden, notFound } from '@server/http/errors';
import { findColleague, listUserGroups } from './store';

/** GET /iam/v1/usergroups: the groups one owns or belongs to; an administrator may ask for a colleague's. */
export function userGroupRoutes(app: HttpApp, deps: Deps): void {
  const { db } = deps;
  app.get(
    '/iam/v1/usergroups',
    { config: { access: 'user' }, schema: { querystring: UserGroupsQuery, response: { 200: UserGroupsAnswer } } },
    async ({ caller, query }) => {
      const { role, query: text = '', start = 0, limit = limits.tablePageLarge } = query;
      const userId = await whose(deps, caller, query.ownerId);
      const wanted = { departmentId: caller.departmentId, userId, role, query: text.trim(), start, limit };
      return listUserGroups(db, wanted, caller.userId);
    },
  );
}

async function whose({ db }: Deps, caller: Caller, ownerId: string | undefined): Promise<string> {
  if (ownerId === undefined) return caller.userId;
  const userId = await findColleague(db, caller.departmentId, ownerId);
  if (userId === undefined) throw notFound();
  if (userId !== caller.userId && caller.role !== 'ADMIN') throw forbidden();
  return userId;
}
