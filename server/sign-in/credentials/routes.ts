import { LoginBody, RealmQuery, TokenAnswer } from '@contract/auth';
import type { HttpApp } from '@server/http/createHttpApp';
import { callerAddress } from '@server/http/callerAddress';
import type { AuthContext } from '../context';
import { answerWithToken, beginSession } from '../sessions/service';
import { checkCredentials } from './service';

export function credentialRoutes(app: HttpApp, context: AuthContext): void {
  app.post(
    '/auth/v1/login',
    {
      config: { access: 'public', apiKey: true },
      compress: false,
      schema: { querystring: RealmQuery, body: LoginBody, response: { 200: TokenAnswer } },
    },
    async (request, reply) => {
      const realm = request.query.realm ?? context.signOn.defaultRealm;
      const holder = await checkCredentials(context, { ...request.body, realm, address: callerAddress(request) });
      const session = await beginSession(context, context.db, holder, 'password', request);
      return answerWithToken(context, reply, session);
    },
  );
}
