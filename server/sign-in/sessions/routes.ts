import { Done } from '@contract/common';
import { transport } from '@contract/limits';
import { TokenAnswer } from '@contract/auth';
import { bearerToken } from '@server/http/access';
import type { HttpApp } from '@server/http/createHttpApp';
import { AppError, unauthenticated } from '@server/http/errors';
import { requireOwnOrigin } from '@server/http/originCheck';
import { unauthenticatedRateLimit } from '@server/http/unauthenticatedRateLimit';
import type { SignInDeps } from '../signInDeps';
import { clearRefreshCookie, readRefreshCookie, refreshPath } from './refreshCookie';
import { answerWithToken, refreshSession } from './service';
import { revokeSession } from './repository';

export function sessionRoutes(app: HttpApp, context: SignInDeps): void {
  const { config, db, clock, tokens } = context;
  const access = { access: 'public', apiKey: true, rateLimit: unauthenticatedRateLimit } as const;
  const bodyLimit = transport.signInBytes;

  app.post(
    refreshPath,
    { config: access, bodyLimit, compress: false, schema: { response: { 200: TokenAnswer } } },
    async (request, reply) => {
      requireOwnOrigin(request, config);
      const given = readRefreshCookie(request);
      if (!given) throw unauthenticated();
      try {
        return await answerWithToken(context, reply, await refreshSession(context, given));
      } catch (error) {
        if (error instanceof AppError && error.status < 500) clearRefreshCookie(reply, config);
        throw error;
      }
    },
  );

  // Signing out also works with an expired token.
  app.post(
    '/auth/v1/logout',
    { config: access, bodyLimit, schema: { response: { 200: Done } } },
    async (request, reply) => {
      const token = bearerToken(request.headers.authorization);
      const claims = token === undefined ? undefined : await tokens.read(token, { evenExpired: true });
      if (claims) await revokeSession(db, claims.sessionId, clock());
      clearRefreshCookie(reply, config);
      return { status: 'ok' as const };
    },
  );
}
