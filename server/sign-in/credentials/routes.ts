import { LoginBody, RealmQuery, TokenAnswer } from '@contract/auth';
import { transport } from '@contract/limits';
import type { HttpApp } from '@server/http/createHttpApp';
import { callerAddress } from '@server/http/callerAddress';
import { refuseForeignOrigin } from '@server/http/originCheck';
import { unauthenticatedRateLimit } from '@server/http/unauthenticatedRateLimit';
import type { SignInDeps } from '../signInDeps';
import { answerWithToken } from '../sessions/service';
import { accountKey } from '../attempts/service';
import { knownDevice, loginPath, rememberDevice } from './deviceCookie';
import { checkCredentials, createPasswordSession } from './service';

export function credentialRoutes(app: HttpApp, context: SignInDeps): void {
  app.post(
    loginPath,
    {
      config: { access: 'public', apiKey: true, rateLimit: unauthenticatedRateLimit },
      bodyLimit: transport.signInBytes,
      compress: false,
      schema: { querystring: RealmQuery, body: LoginBody, response: { 200: TokenAnswer } },
    },
    async (request, reply) => {
      refuseForeignOrigin(request, context.config);
      const { username, password, newPassword } = request.body;
      const name = { realm: request.query.realm ?? context.signOn.defaultRealm, uid: username.trim().toLowerCase() };
      const account = accountKey(name);
      const device = knownDevice(context, request, account);
      const source = { ...name, address: callerAddress(request), device };
      const holder = await checkCredentials(context, source, password, newPassword);
      const session = await createPasswordSession(context, holder, request);
      rememberDevice(context, reply, account);
      return answerWithToken(context, reply, session);
    },
  );
}
