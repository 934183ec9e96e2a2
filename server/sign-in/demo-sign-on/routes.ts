import { Type } from 'typebox';
import { Id } from '@contract/common';
import { transport } from '@contract/limits';
import type { HttpApp } from '@server/http/createHttpApp';
import { notFound } from '@server/http/errors';
import { acceptForms } from '@server/http/htmlForms';
import { sendPlainPage } from '@server/http/messagePage';
import { requireOwnHost, requireOwnOrigin } from '@server/http/originCheck';
import { unauthenticatedRateLimit } from '@server/http/unauthenticatedRateLimit';
import type { SignInDeps } from '../signInDeps';
import { demoSignOnPath } from '../sign-on-config/settings';
import { issueTicket } from '../tickets/service';
import { demoSignOnPage } from './page';
import { listDemoAccounts } from './repository';

const open = { access: 'public', rateLimit: unauthenticatedRateLimit } as const;
const Choice = Type.Object({ account: Id });

/** The demo's stand-in for a company's sign-on page; not registered if DEMO is off. */
export function demoSignOnRoutes(app: HttpApp, context: SignInDeps): void {
  const { db, config } = context;
  if (!config.demo.enabled) return;

  app.get(demoSignOnPath, { config: open, schema: { hide: true } }, async (request, reply) => {
    requireOwnHost(request, config);
    return sendPlainPage(reply, config, { title: 'Demo sign-on', body: demoSignOnPage(await listDemoAccounts(db)) });
  });

  void app.register((scope: HttpApp, _options, done) => {
    acceptForms(scope);
    scope.post(
      demoSignOnPath,
      { config: open, bodyLimit: transport.signInBytes, schema: { body: Choice, hide: true } },
      async (request, reply) => {
        requireOwnOrigin(request, config);
        const accounts = await listDemoAccounts(db);
        const account = accounts.find(({ id }) => id === request.body.account);
        if (!account) throw notFound();
        await issueTicket(context, reply, account.id);
        return reply.redirect('/login', 303);
      },
    );
    done();
  });
}
