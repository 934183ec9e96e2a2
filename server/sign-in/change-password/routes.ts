import { Done } from '@contract/common';
import { ChangePasswordBody } from '@contract/iam';
import { verifyPassword } from '@server/people/passwords/hash';
import type { HttpApp } from '@server/http/createHttpApp';
import { callerAddress } from '@server/http/callerAddress';
import { AppError } from '@server/http/errors';
import type { SignInDeps } from '../signInDeps';
import { guardAttempts } from '../attempts/service';
import { findAccount } from '../attempts/repository';
import { hashSecret } from '@server/db/secret';
import { changePassword } from './service';

/**
 * PUT /iam/v1/users/changepassword. Part of sign-in, because the old password is subject to the same attempt limits
 * (the session counts as the known device), and all other sessions of the user end.
 */
export function changePasswordRoutes(app: HttpApp, context: SignInDeps): void {
  const { db } = context;
  app.put(
    '/iam/v1/users/changepassword',
    { config: { access: 'user' }, compress: false, schema: { body: ChangePasswordBody, response: { 200: Done } } },
    async ({ caller, body, ip }) => {
      const device = hashSecret(`session ${caller.sessionId}`).toString('base64url');
      const source = { realm: caller.realm, uid: caller.uid, address: callerAddress({ ip }), device };
      const account = await guardAttempts(context, source, async () => {
        const found = await findAccount(db, caller.realm, caller.uid);
        const isRight = await verifyPassword(found?.password_hash, body.currentPassword, caller.userId);
        return isRight ? found : undefined;
      });
      if (!account) throw wrongPassword();
      const { userId: origin, sessionId } = caller;
      if (!(await changePassword(context, account, { password: body.newPassword, origin, sessionId })))
        throw wrongPassword();
      return { status: 'ok' as const };
    },
  );
}

function wrongPassword(): AppError {
  const message = 'The old password is incorrect.';
  return new AppError('PASSWORD_WRONG', message, { fields: { currentPassword: message } });
}
