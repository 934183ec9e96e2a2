import { Done } from '@contract/common';
import { MailAddress, UserParams } from '@contract/users';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { unauthenticated } from '@server/http/errors';
import { userOf } from '../users/service';
import { clearBouncedAddress } from '../users/accounts';
import { readMailAddress } from './repository';

const user = { access: 'user' } as const;
const done = { status: 'ok' } as const;

/**
 * Bounced addresses: no more mail is sent to one until its user or an administrator, who both see the reason, resumes
 * it.
 */
export function mailAddressRoutes(app: HttpApp, { db, clock }: Deps): void {
  app.get('/iam/v1/mailaddress', { config: user, schema: { response: { 200: MailAddress } } }, async ({ caller }) => {
    const address = await readMailAddress(db, caller.userId);
    if (!address) throw unauthenticated();
    return address;
  });
  app.post('/iam/v1/mailaddress/again', { config: user, schema: { response: { 200: Done } } }, async ({ caller }) => {
    await clearBouncedAddress(db, caller.userId, clock());
    return done;
  });
  app.post(
    '/iam/v1/department/users/:id/mailaddress/again',
    { config: { access: 'admin' }, schema: { params: UserParams, response: { 200: Done } } },
    async ({ caller, params }) => {
      await clearBouncedAddress(db, (await userOf(db, caller, params.id)).id, clock());
      return done;
    },
  );
}
