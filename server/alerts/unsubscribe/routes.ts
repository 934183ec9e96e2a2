import { Type } from 'typebox';
import { transport } from '@contract/limits';
import type { Db } from '@server/db/schema';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { sendPlainPage, type PlainPage } from '@server/http/messagePage';
import { unauthenticatedLimit } from '@server/http/unauthenticated';
import { linkSecret } from '@server/mail/linkSecret';
import { readUnsubscribeToken, type Unsubscription } from '@server/mail/unsubscribeLink';
import { refuseNewsletters, wantsNewsletters } from '@server/people/mail-address/newsletterConsent';
import { confirmNewslettersPage, confirmPage, donePage, invalidPage, newslettersDonePage } from './page';
import { deleteSubscriptionsOf } from '@server/topics/subscriptions/repository';
import { topicNames, topicsOf } from './repository';

const params = Type.Object({ token: Type.String({ maxLength: 4_000 }) });

/** One-click unsubscribing (RFC 8058): whoever holds a mail's link may end that mail's alerts, or newsletters, and do nothing else. */
export function unsubscribeRoutes(app: HttpApp, { db, config }: Deps): void {
  void app.register((scope: HttpApp, _options, done) => {
    // Mail programs post a form. What it says does not matter: the token says all.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, parsed) => {
        parsed(null, undefined);
      },
    );
    const schema = { params, hide: true };
    const open = { access: 'public', rateLimit: unauthenticatedLimit } as const;

    scope.get('/alert/v1/unsubscribe/:token', { config: open, schema }, async (request, reply) => {
      const what = readUnsubscribeToken(await linkSecret(db), request.params.token);
      return sendPlainPage(reply, config, what ? await pageBefore(db, what) : invalidPage);
    });

    scope.post(
      '/alert/v1/unsubscribe/:token',
      { config: open, bodyLimit: transport.signInBytes, schema },
      async (request, reply) => {
        const what = readUnsubscribeToken(await linkSecret(db), request.params.token);
        return sendPlainPage(reply, config, what ? await pageAfter(db, what) : invalidPage);
      },
    );
    done();
  });
}

/** What is asked of who opens the link. */
async function pageBefore(db: Db, what: Unsubscription): Promise<PlainPage> {
  if ('newsletters' in what) {
    return (await wantsNewsletters(db, what.userId)) === true ? confirmNewslettersPage : newslettersDonePage;
  }
  const topics = await topicsOf(db, what);
  if (!topics) return invalidPage;
  const names = await topicNames(db, topics);
  return names.length === 0 ? donePage : confirmPage(names);
}

/** Does what the link is for, and says so. */
async function pageAfter(db: Db, what: Unsubscription): Promise<PlainPage> {
  if ('newsletters' in what) {
    await refuseNewsletters(db, what.userId);
    return newslettersDonePage;
  }
  const topics = await topicsOf(db, what);
  if (!topics) return invalidPage;
  await deleteSubscriptionsOf(db, what.userId, topics);
  return donePage;
}
