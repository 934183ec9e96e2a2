import { ColleaguesAnswer } from '@contract/userGroups';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { listColleagues } from './repository';

/** GET /iam/v1/department/colleagues: the users whom any user can choose for a user group or a subscription. */
export function colleagueRoutes(app: HttpApp, { db }: Deps): void {
  app.get(
    '/iam/v1/department/colleagues',
    { config: { access: 'user' }, schema: { response: { 200: ColleaguesAnswer } } },
    async ({ caller }) => {
      const users = await listColleagues(db, caller.departmentId);
      return { users, total: users.length };
    },
  );
}
