import { CurrentUser } from '@contract/iam';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { unauthenticated } from '@server/http/errors';
import { findPerson } from './findPerson';

/** GET /iam/v1/users: the signed-in user. */
export function currentUserRoutes(app: HttpApp, { db }: Deps): void {
  app.get(
    '/iam/v1/users',
    { config: { access: 'user' }, schema: { response: { 200: CurrentUser } } },
    async ({ caller }) => {
      const person = await findPerson(db, caller.userId);
      if (!person) throw unauthenticated();
      return {
        uid: person.uid,
        givenName: person.given_name,
        surName: person.sur_name,
        level: person.level,
        role: caller.role,
        departmentID: caller.departmentId,
        ownerId: caller.userId,
        realm: caller.realm,
        deliveryMethods: person.delivery_methods,
        publishPermission: caller.publishPermission,
        emails: [{ address: person.uid, default: true, primary: true }],
        ...(person.password_expires_at && { passwordExpirationDate: person.password_expires_at.toISOString() }),
      };
    },
  );
}
