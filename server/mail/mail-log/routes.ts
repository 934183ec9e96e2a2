import { OutboxAnswer, OutboxMailAnswer } from '@contract/alert';
import { NumberParams, Paging } from '@contract/common';
import { limits } from '@contract/limits';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { notFound } from '@server/http/errors';
import { listMails, readMail } from './repository';

/** The mail log of an installation without a mail server. Returns 404 if SMTP_URL is set. */
export function outboxRoutes(app: HttpApp, { db, config }: Deps): void {
  const shown = config.mail.smtpUrl === undefined;

  app.get(
    '/alert/v1/outbox',
    { config: { access: 'admin' }, schema: { querystring: Paging, response: { 200: OutboxAnswer } } },
    async ({ caller, query }) => {
      if (!shown) throw notFound();
      return listMails(db, caller, query.start ?? 0, query.limit ?? limits.topicListPage);
    },
  );

  app.get(
    '/alert/v1/outbox/:id',
    { config: { access: 'admin' }, schema: { params: NumberParams, response: { 200: OutboxMailAnswer } } },
    async ({ caller, params }) => {
      const mail = shown ? await readMail(db, caller, params.id) : undefined;
      if (!mail) throw notFound();
      return mail;
    },
  );
}
