import path from 'node:path';
import { makeDueEditions } from './editions';
import { linkSecret } from '@server/mail/linkSecret';
import { sendMails, type SendOptions } from '@server/mail/sendMails';
import { makeReturnPath } from '@server/mail/returnPath';
import { outboxTransport, smtpTransport } from '@server/mail/transport';
import type { Config } from '../config';
import type { Db } from '@server/db/schema';
import { isTransient } from '@server/db/transientErrors';
import type { StartJob } from '@server/background/job';
import { Backoff } from '@server/background/backoff';
import { editionsMade, mailsTried } from '@server/metrics/metrics';
import { Outage } from '@server/background/outage';

const USERS_PER_RUN = 50;
const MAILS_PER_RUN = 20;
const EDITIONS_INTERVAL_MS = 5_000;

/**
 * Milliseconds until the next check for due alerts. Scheduled alerts are due on whole minutes, so the check runs at the
 * next minute or, for real-time alerts, after five seconds if that is sooner.
 */
export function msUntilNextCheck(now: Date): number {
  return Math.min(EDITIONS_INTERVAL_MS, 60_000 - (now.getTime() % 60_000));
}

/** Job: creates the editions that are due, and wakes the mail job for them. */
export const makeEditions: StartJob = ({ db, config, clock, report, wake }) => {
  const mailDomain = new URL(config.publicUrl).hostname;
  const backoff = new Backoff();
  return {
    async run() {
      const now = clock();
      const made = await makeDueEditions(db, {
        now,
        publicUrl: config.publicUrl,
        mailDomain,
        secret: await linkSecret(db),
        people: USERS_PER_RUN,
        except: backoff.idsToSkip(now),
        onError: (error, userId) => {
          // After an outage of the database, nobody waits longer for it.
          if (!isTransient(error)) backoff.add(userId, now);
          report(error, `create the editions of user ${userId}`);
        },
      });
      editionsMade.inc(made.editions);
      if (made.mails > 0) wake(sendQueuedMails);
      return made.people > 0;
    },
  };
};

/** Job: sends queued mails over SMTP or, if no mail server is configured, writes them to the outbox folder. */
export const sendQueuedMails: StartJob = ({ db, config, clock }) => {
  const transport = config.mail.smtpUrl
    ? smtpTransport(config.mail.smtpUrl)
    : outboxTransport(path.join(config.dataDir, 'outbox'));
  const turn = { departmentId: '' };
  return {
    async run(signal) {
      const { from } = config.mail;
      const returnPathOf = await returnPathsOf(config, db);
      const { tried, sent, failed, outage } = await sendMails(db, {
        now: clock,
        from,
        transport,
        limit: MAILS_PER_RUN,
        turn,
        signal,
        ...(returnPathOf && { returnPathOf }),
      });
      mailsTried.inc({ outcome: 'sent' }, sent);
      mailsTried.inc({ outcome: 'failed' }, failed);
      // The background loop (`startLoop`) logs an `Outage` in one line and pauses, up to a minute.
      if (outage !== undefined && !signal.aborted) throw new Outage(`The mail server can’t be used: ${outage}.`);
      return tried === MAILS_PER_RUN;
    },
    stop: () => transport.close(),
  };
};

/** Returns the function that makes each mail's return path (VERP); undefined if no `MAIL_RETURN_PATH` is configured. */
async function returnPathsOf({ mail }: Config, db: Db): Promise<SendOptions['returnPathOf']> {
  const { returnPath } = mail;
  if (returnPath === undefined) return undefined;
  const secret = await linkSecret(db);
  return (sent) => makeReturnPath(returnPath, secret, sent);
}
