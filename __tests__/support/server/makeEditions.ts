import { makeDueEditions } from '@server/alerts/editions';
import type { Db } from '@server/db/schema';

/** Makes the editions that are due at `now`, and throws what fails. Their links are signed by a secret of the tests. */
export function makeEditions(db: Db, now: Date) {
  return makeDueEditions(db, {
    now,
    secret: Buffer.from('a secret of thirty-two bytes, so'),
    publicUrl: 'https://news.example.com',
    mailDomain: 'news.example.com',
    onError: (error) => {
      throw error;
    },
  });
}
