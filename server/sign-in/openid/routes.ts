import { RealmQuery } from '@contract/auth';
import type { HttpApp } from '@server/http/createHttpApp';
import { invalid } from '@server/http/errors';
import { escapeHtml } from '@server/engine/escapeHtml';
import { sendPlainPage } from '@server/http/messagePage';
import { unauthenticatedRateLimit } from '@server/http/unauthenticatedRateLimit';
import type { SignInDeps } from '../signInDeps';
import { findAccount } from '../attempts/repository';
import { openIdStartPath } from '../sign-on-config/settings';
import { issueTicket } from '../tickets/service';
import { OpenIdProvider } from './provider';
import { clearState, readState, storeState } from './stateCookie';

const callbackPath = '/auth/v1/openid/callback';
const open = { access: 'public', rateLimit: unauthenticatedRateLimit } as const;

/**
 * Sign-on with an OpenID Connect provider: redirect, callback, and a ticket that the client exchanges for a session.
 */
export function openIdRoutes(app: HttpApp, context: SignInDeps): void {
  const { config, signOn, db } = context;
  if (!config.openId) return;
  const provider = new OpenIdProvider(config.openId, `${config.publicUrl}${callbackPath}`);
  const errorPage = (message: string) => ({
    title: 'Sign-on',
    body: `<p>${escapeHtml(message)}</p><p><a href="/login">Back to sign-in</a></p>`,
  });

  app.get(
    openIdStartPath,
    { config: open, schema: { querystring: RealmQuery, hide: true } },
    async (request, reply) => {
      const realm = request.query.realm ?? signOn.defaultRealm;
      if (!signOn.hasRealm(realm)) throw invalid({ realm: 'This realm doesn’t exist.' });
      try {
        const { url, remember: state } = await provider.begin(realm);
        await storeState(reply, context, state);
        return await reply.redirect(url.href, 303);
      } catch (error) {
        request.log.error({ err: error }, 'couldn’t reach the OpenID Connect provider');
        return sendPlainPage(reply, config, {
          ...errorPage('The sign-on service can’t be reached right now.'),
          status: 503,
        });
      }
    },
  );

  app.get(callbackPath, { config: open, schema: { hide: true } }, async (request, reply) => {
    const remembered = await readState(request, context);
    clearState(reply, context);
    if (!remembered) {
      return sendPlainPage(reply, config, {
        ...errorPage('This sign-on didn’t start here, or it took too long. Please try again.'),
        status: 400,
      });
    }
    const query = request.url.slice(callbackPath.length);
    const identity = await provider.finish(query, remembered).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a sign-on at the OpenID Connect provider failed');
      return 'failed' as const;
    });
    if (identity === 'failed') {
      return sendPlainPage(reply, config, { ...errorPage('Sign-on failed.'), status: 401 });
    }
    const account = identity && (await findAccount(db, remembered.realm, identity.email));
    if (!account) {
      return sendPlainPage(reply, config, { ...errorPage('You are not entitled to access this service'), status: 403 });
    }
    await issueTicket(context, reply, account.id);
    return reply.redirect('/login', 303);
  });
}
