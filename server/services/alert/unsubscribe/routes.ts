import { Type } from 'typebox';
import type { HttpApp } from '@server/http/app';
import type { Deps } from '@server/http/deps';
import { sendPlainPage } from '@server/http/messagePage';
import { linkSecret } from '@server/engine/alerts/linkSecret';
import { readUnsubscribeToken } from '@server/engine/alerts/unsubscribeLink';
import { confirmPage, donePage, invalidPage } from './page';
import { topicNames, topicsOf, unsubscribe } from './store';

const params = Type.Object({ token: Type.String({ maxLength: 4_000 }) });

/** One-click unsubscribing (RFC 8058): whoever holds a mail's link may end that mail's alerts, and do nothing else. */
export function unsubscribeRoutes(app: HttpApp, { db, config }: Deps): void {
  void app.register((scope: HttpApp, _options, done) => {
    // Mail programs post a form. What it says does not matter: the token says all.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, _body, parsed) => {
        parsed(null, undefined);
      },
    );
    const schema = { params, hide: true };

    scope.get('/alert/v1/unsubscribe/:token', { config: { access: 'public' }, schema }, async (request, reply) => {
      const what = readUnsubscribeToken(await linkSecret(db), request.params.token);
      const topics = what && (await topicsOf(db, what));
      if (!topics) return sendPlainPage(reply, config, invalidPage);
      const names = await topicNames(db, topics);
      return sendPlainPage(reply, config, names.length === 0 ? donePage : confirmPage(names));
    });

    scope.post('/alert/v1/unsubscribe/:token', { config: { access: 'public' }, schema }, async (request, reply) => {
      const what = readUnsubscribeToken(await linkSecret(db), request.params.token);
      const topics = what && (await topicsOf(db, what));
      if (!topics) return sendPlainPage(reply, config, invalidPage);
      await unsubscribe(db, what.userId, topics);
      return sendPlainPage(reply, config, donePage);
    });
    done();
  });
}
