import { LoginBody, RealmQuery, TokenAnswer } from '@contract/auth';
import { transport } from '@contract/limits';
import type { HttpApp } from '@server/http/createHttpApp';
import { callerAddress } from '@server/http/callerAddress';
import { refuseForeignOrigin } from '@server/http/origin';
import { unauthenticatedLimit } from '@server/http/unauthenticated';
import type { AuthContext } from '../context';
import { answerWithToken, beginSession } from '../sessions/service';
import { accountKey } from './attempts';
import { knownDevice, loginPath, rememberDevice } from './deviceCookie';
import { checkCredentials } from './service';

export function credentialRoutes(app: HttpApp, context: AuthContext): void {
  app.post(
    loginPath,
    {
      config: { access: 'public', apiKey: true, rateLimit: unauthenticatedLimit },
      bodyLimit: transport.signInBytes,
      compress: false,
      schema: { querystring: RealmQuery, body: LoginBody, response: { 200: TokenAnswer } },
    },
    async (request, reply) => {
      refuseForeignOrigin(request, context.config);
      const { username, password } = request.body;
      const name = { realm: request.query.realm ?? context.signOn.defaultRealm, uid: username.trim().toLowerCase() };
      const account = accountKey(name);
      const device = knownDevice(context, request, account);
      const trier = { ...name, address: callerAddress(request), device };
      const holder = await checkCredentials(context, trier, password);
      const session = await beginSession(context, context.db, holder, 'password', request);
      rememberDevice(context, reply, account);
      return answerWithToken(context, reply, session);
    },
  );
}
