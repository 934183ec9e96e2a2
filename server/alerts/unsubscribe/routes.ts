import { Type } from 'typebox';
import { transport } from '@contract/limits';
import type { Db } from '@server/db/schema';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { sendPlainPage, type PlainPage } from '@server/http/messagePage';
import { unauthenticatedRateLimit } from '@server/http/unauthenticatedRateLimit';
import { readDepartmentName } from '@server/people/departments/repository';
import { skippedAddresses, unsubscribeAddress } from '@server/mail/external-addresses/repository';
import { linkSecret } from '@server/mail/linkSecret';
import { readUnsubscribeToken, type Unsubscription } from '@server/mail/unsubscribeToken';
import { unsubscribeFromNewsletters, receivesNewsletters } from '@server/people/mail-address/newsletterConsent';
import {
  confirmExternalPage,
  confirmNewslettersPage,
  confirmPage,
  donePage,
  externalDonePage,
  invalidPage,
  newslettersDonePage,
} from './page';
import { deleteSubscriptionsOf } from '@server/topics/subscriptions/repository';
import { topicNames, topicsOf } from './repository';

const params = Type.Object({ token: Type.String({ maxLength: 4_000 }) });

/** One-click unsubscribe (RFC 8058). The link in a mail permits only ending that mail's alerts, or newsletters. */
export function unsubscribeRoutes(app: HttpApp, { db, config, clock }: Deps): void {
  void app.register((scope: HttpApp, _options, done) => {
    // Mail clients post a form. Its content is ignored: the token has all the information.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, parsed) => {
        parsed(null, undefined);
      },
    );
    const schema = { params, hide: true };
    const open = { access: 'public', rateLimit: unauthenticatedRateLimit } as const;

    scope.get('/alert/v1/unsubscribe/:token', { config: open, schema }, async (request, reply) => {
      const unsubscription = readUnsubscribeToken(await linkSecret(db), request.params.token);
      return sendPlainPage(
        reply,
        config,
        unsubscription ? await confirmationPageFor(db, unsubscription, clock()) : invalidPage,
      );
    });

    scope.post(
      '/alert/v1/unsubscribe/:token',
      { config: open, bodyLimit: transport.signInBytes, schema },
      async (request, reply) => {
        const unsubscription = readUnsubscribeToken(await linkSecret(db), request.params.token);
        return sendPlainPage(
          reply,
          config,
          unsubscription ? await unsubscribe(db, unsubscription, clock()) : invalidPage,
        );
      },
    );
    done();
  });
}

/** The page for GET: a confirmation, or the result if there is nothing left to confirm. */
async function confirmationPageFor(db: Db, unsubscription: Unsubscription, now: Date): Promise<PlainPage> {
  if ('address' in unsubscription) {
    const departmentName = await readDepartmentName(db, unsubscription.departmentId);
    if (departmentName === undefined) return invalidPage;
    const [declined] = await skippedAddresses(db, unsubscription.departmentId, [unsubscription.address], now);
    return declined?.reason === 'UNSUBSCRIBED' ? externalDonePage(departmentName) : confirmExternalPage(departmentName);
  }
  if ('newsletters' in unsubscription) {
    return (await receivesNewsletters(db, unsubscription.userId)) === true
      ? confirmNewslettersPage
      : newslettersDonePage;
  }
  const topics = await topicsOf(db, unsubscription);
  if (!topics) return invalidPage;
  const names = await topicNames(db, topics);
  return names.length === 0 ? donePage : confirmPage(names);
}

/** Unsubscribes (POST) and returns the page that confirms it. */
async function unsubscribe(db: Db, unsubscription: Unsubscription, now: Date): Promise<PlainPage> {
  if ('address' in unsubscription) {
    const departmentName = await readDepartmentName(db, unsubscription.departmentId);
    if (departmentName === undefined) return invalidPage;
    await unsubscribeAddress(db, unsubscription, now);
    return externalDonePage(departmentName);
  }
  if ('newsletters' in unsubscription) {
    await unsubscribeFromNewsletters(db, unsubscription.userId);
    return newslettersDonePage;
  }
  const topics = await topicsOf(db, unsubscription);
  if (!topics) return invalidPage;
  await deleteSubscriptionsOf(db, unsubscription.userId, topics);
  return donePage;
}
