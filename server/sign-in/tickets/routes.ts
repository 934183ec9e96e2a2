import { RealmQuery, SessionLoginBody, TokenAnswer } from '@contract/auth';
import { transport } from '@contract/limits';
import type { HttpApp } from '@server/http/createHttpApp';
import { refuseForeignOrigin } from '@server/http/originCheck';
import { unauthenticatedRateLimit } from '@server/http/unauthenticatedRateLimit';
import type { SignInDeps } from '../signInDeps';
import { answerWithToken } from '../sessions/service';
import { exchangeTicket } from './service';

export function ticketRoutes(app: HttpApp, context: SignInDeps): void {
  app.post(
    '/auth/v1/session/login',
    {
      config: { access: 'public', apiKey: true, rateLimit: unauthenticatedRateLimit },
      bodyLimit: transport.signInBytes,
      compress: false,
      schema: { querystring: RealmQuery, body: SessionLoginBody, response: { 200: TokenAnswer } },
    },
    async (request, reply) => {
      refuseForeignOrigin(request, context.config);
      const realm = request.query.realm ?? context.signOn.defaultRealm;
      const session = await exchangeTicket(context, request.body.session, realm, request);
      return answerWithToken(context, reply, session);
    },
  );
}
