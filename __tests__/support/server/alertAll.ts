import { makeDueEditions } from '@server/alerts/editions';
import { Percolator } from '@server/engine/percolator/percolator';
import { linkSecret } from '@server/mail/linkSecret';
import { ArticleMatcher } from '@server/matching/matchArticles';
import type { TestApp } from './testApp';
import { untilOthersCommitted } from './until';

let minute = 0;

/** Matches what arrived, and makes the editions that are due a minute after those of the last call. */
export async function alertAll({ deps: { db, config } }: TestApp): Promise<void> {
  const matcher = new ArticleMatcher(db, new Percolator());
  while ((await matcher.matchBatch(new Date())) > 0);
  await untilOthersCommitted(db);
  await makeDueEditions(db, {
    now: new Date(Date.now() + 60_000 * ++minute),
    secret: await linkSecret(db),
    publicUrl: config.publicUrl,
    mailDomain: 'news.example.com',
    onError: (error) => {
      throw error;
    },
  });
}

/** Marks the queued mails as sent: an article can't be taken out of them any more. */
export async function sendAll({ deps: { db } }: TestApp): Promise<void> {
  await db.updateTable('mail').set({ state: 'sent', sent_at: new Date() }).where('state', '=', 'queued').execute();
}
