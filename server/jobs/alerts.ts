import path from 'node:path';
import type { Config } from '@server/config';
import type { Db } from '@server/db/schema';
import { makeDueEditions } from '@server/engine/alerts/editions';
import { linkSecret } from '@server/engine/alerts/linkSecret';
import { sendMails } from '@server/engine/mail/sendMails';
import { outboxTransport, smtpTransport } from '@server/engine/mail/transport';
import { startLoop, type Loop } from './loop';

export interface AlertJobDeps {
  db: Db;
  config: Config;
  clock: () => Date;
  onError: (error: unknown, where: string) => void;
}

const PEOPLE_A_TURN = 50;
const MAILS_A_TURN = 20;
const EDITIONS_REST_MS = 5_000;
const MAIL_REST_MS = 3_000;

/** Makes the editions that are due, and hands their mails over. */
export async function startAlertJobs({ db, config, clock, onError }: AlertJobDeps): Promise<Loop[]> {
  const secret = await linkSecret(db);
  const mailDomain = new URL(config.publicUrl).hostname;
  const transport = config.mail.smtpUrl
    ? smtpTransport(config.mail.smtpUrl)
    : outboxTransport(path.join(config.dataDir, 'outbox'));

  const mail = startLoop({
    name: 'send mails',
    restMs: MAIL_REST_MS,
    async turn() {
      const { tried } = await sendMails(db, { now: clock, from: config.mail.from, transport, limit: MAILS_A_TURN });
      return tried === MAILS_A_TURN;
    },
    onError: (error) => onError(error, 'send mails'),
  });
  const editions = startLoop({
    name: 'make editions',
    restMs: EDITIONS_REST_MS,
    async turn() {
      const made = await makeDueEditions(db, {
        now: clock(),
        publicUrl: config.publicUrl,
        mailDomain,
        secret,
        people: PEOPLE_A_TURN,
        onError: (error, userId) => onError(error, `editions of ${userId}`),
      });
      if (made.mails > 0) mail.wake();
      return made.people === PEOPLE_A_TURN && made.editions > 0;
    },
    onError: (error) => onError(error, 'make editions'),
  });
  return [editions, { ...mail, stop: () => mail.stop().finally(() => transport.close()) }];
}
