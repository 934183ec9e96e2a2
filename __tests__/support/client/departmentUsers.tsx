import { adminLevel } from '@contract/limits';
import type { DepartmentUser } from '@contract/users';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { tokenRefreshed } from '@client/features/session/sessionSlice';
import { UserPage } from '@client/pages/user/UserPage';
import { UserTopicsPage } from '@client/pages/user-topics/UserTopicsPage';
import { UsersPage } from '@client/pages/users/UsersPage';
import { freshToken, openTab } from './clientStore';
import { network, person, refusal, topic, tree } from './mockNetwork';
import { renderPages } from './renderPage';

export const usersPath = '*/iam/v1/department/users';

export const departmentUser = (id: string, more: Partial<DepartmentUser> = {}): DepartmentUser => ({
  id,
  uid: `${id}@example.com`,
  firstName: 'First',
  lastName: `Last ${id}`,
  emails: [{ address: `${id}@example.com`, default: true, primary: true }],
  level: 0,
  deliveryMethods: [24],
  ownerId: id,
  ownerGroups: [],
  ...more,
});
export const groupOwner = (id: string) =>
  departmentUser(id, { ownerGroups: [{ id: 'g7', name: 'Oncology', members: 2 }] });

/** Mocks the API of a department with these users. Returns a log of the requests that change it. */
export function mockDepartment(users: DepartmentUser[], maxSeats = 100): string[] {
  const requests: string[] = [];
  network.use(
    http.get(usersPath, () => HttpResponse.json({ users, total: users.length, userTotal: users.length + 1 })),
    http.get('*/iam/v1/department/subscriptions', () =>
      HttpResponse.json({ subscriptions: [{ deliveryMethod: 24, users: users.length + 1, maxSeats }], total: 1 }),
    ),
    http.get('*/iam/v1/department/colleagues', () =>
      HttpResponse.json({
        users: users.map(({ id, uid, firstName, lastName }) => ({ id, uid, firstName, lastName, email: uid })),
        total: users.length,
      }),
    ),
    http.get(`${usersPath}/:id`, ({ params }) => {
      const found = users.find(({ id, uid }) => id === params.id || uid === params.id);
      return found ? HttpResponse.json(found) : refusal(404, 'NOT_FOUND', 'User not found.');
    }),
    http.get('*/data/v1/profiles/user/:id/subscriptions', () => HttpResponse.json({ subscriptions: [], total: 0 })),
    http.all(`*/iam/v1/*`, async ({ request }) => {
      if (request.method === 'GET') return undefined;
      const { pathname } = new URL(request.url);
      const body = await request.text();
      requests.push(`${request.method} ${pathname} ${body}`.trim());
      return undefined;
    }),
    http.delete(`${usersPath}/:id`, () => HttpResponse.json({ status: 'ok' })),
    http.post(`${usersPath}/delete`, () => HttpResponse.json({ status: 'ok' })),
    http.put('*/iam/v1/usergroups/update/owner', () => HttpResponse.json({ status: 'ok' })),
  );
  return requests;
}

/** Opens a page of Manage Users as an administrator. */
export async function openUserPages(at: string | { pathname: string; state: object }) {
  network.use(
    http.get('*/iam/v1/users', () => HttpResponse.json({ ...person, level: adminLevel, role: 'ADMIN' })),
    http.get('*/data/v1/profiles/company', () =>
      HttpResponse.json(tree([topic('c1', { topicType: 'COMPANY', name: 'Company news' })])),
    ),
  );
  const { store } = await openTab();
  store.dispatch(tokenRefreshed(freshToken()));
  await waitFor(() => expect(store.getState().topics.load.COMPANY.status).toBe('loaded'), { timeout: 10_000 });
  const router = renderPages(
    store,
    {
      '/users': <UsersPage />,
      '/users/admin/:userId?': <UserPage />,
      '/users/admin/:userId/topics': <UserTopicsPage />,
    },
    [at],
  );
  return router;
}
