import { sql } from 'kysely';
import { frequencies } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { commitHorizon, laterTransaction } from './commitHorizon';
import { lockDueSubscriptions, usersWithDueAlerts, type DueSubscription, type Moment } from './dueSubscriptions';
import { editionArticles } from './editionArticles';
import { groupForMail, queueMail, type MadeEdition, type MailOptions } from './queueMail';
import { readReceiver, type Receiver } from './receiver';
import { minuteOf, nextDue } from './schedule';

export interface EditionOptions extends MailOptions {
  /** People served in one call, each in a transaction of their own. */
  people?: number;
  /** People left for a later call. */
  except?: readonly string[];
  /** One person's failure is told here and keeps nobody else's alert from being made. */
  onError: (error: unknown, userId: string) => void;
}

export interface EditionsMade {
  editions: number;
  mails: number;
  /** People whose due alerts were dealt with, with or without something to send; none: nobody was left to this process. */
  people: number;
}

const DEFAULT_PEOPLE = 50;

/**
 * Makes the editions that are due at `now`, and queues one mail for each (or one for all of a person's that were due
 * at the same instant). An edition is unique by person, topic and due instant, and holds what began to match since the
 * one before, by the order of commitment: called by any number of processes, killed at any step, each match is in
 * exactly one edition.
 */
export async function makeDueEditions(db: Db, options: EditionOptions): Promise<EditionsMade> {
  const moment = { now: options.now, through: await commitHorizon(db) };
  const people = await usersWithDueAlerts(db, moment, options.people ?? DEFAULT_PEOPLE, options.except);
  const made: EditionsMade = { editions: 0, mails: 0, people: 0 };
  for (const userId of people) {
    try {
      const one = await db.transaction().execute((tx) => makeForUser(tx, userId, moment, options));
      made.editions += one.editions;
      made.mails += one.mails;
      made.people += one.isServed ? 1 : 0;
    } catch (error) {
      options.onError(error, userId);
    }
  }
  return made;
}

async function makeForUser(tx: Tx, userId: string, moment: Moment, options: EditionOptions) {
  // One process at a time for a person: a digest holds all that is due, not what one process could lock.
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('editions:' || ${userId}, 0)) as taken`.execute(tx);
  if (!rows[0]?.taken) return { editions: 0, mails: 0, isServed: false };
  const receiver = await readReceiver(tx, userId);
  const editions: MadeEdition[] = [];
  const due = await lockDueSubscriptions(tx, userId, moment);
  for (const subscription of due) {
    const edition = await makeEdition(tx, receiver, subscription, moment);
    if (edition) editions.push(edition);
  }
  const mails = receiver.bounced ? [] : groupForMail(editions, receiver.digest);
  for (const group of mails) await queueMail(tx, receiver, group, options);
  return { editions: editions.length, mails: mails.length, isServed: due.length > 0 };
}

async function makeEdition(
  tx: Tx,
  receiver: Receiver,
  subscription: DueSubscription,
  moment: Moment,
): Promise<MadeEdition | null> {
  const { now } = moment;
  const { pausedUntil } = subscription;
  const realTime = subscription.frequency === frequencies.realTime;
  const dueAt = realTime ? minuteOf(now) : subscription.dueAt;
  const paused = pausedUntil !== null && pausedUntil > dueAt;
  // What was due after a pause that is over comes next, although nobody was there to send it then.
  const after = paused && pausedUntil < now ? new Date(pausedUntil.getTime() - 1) : now;
  const next = nextDue(subscription.frequency, receiver.timeZone, after);
  if (paused || !subscription.entitled) {
    await advance(tx, subscription.id, next);
    return null;
  }
  // A subscription may be younger than what can be told so far; and a mark never goes back.
  const through = laterTransaction(moment.through, subscription.matchedThrough);
  const { articles, total } = await editionArticles(tx, {
    topicId: subscription.topicId,
    departmentId: receiver.departmentId,
    topicRevision: subscription.topicRevision,
    from: subscription.matchedThrough,
    through,
    limit: subscription.limit,
  });
  if (total === 0 && !subscription.sendEmpty) {
    await advance(tx, subscription.id, next, through);
    return null;
  }
  const inserted = await tx
    .insertInto('edition')
    .values({
      user_id: receiver.id,
      topic_id: subscription.topicId,
      due_at: dueAt,
      matched_from: subscription.matchedThrough,
      matched_through: through,
      article_count: articles.length,
      total,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic_id', 'due_at']).doNothing())
    .returning('id')
    .executeTakeFirst();
  // Subscribed anew within the minute of an edition: what matched waits for the next instant.
  await advance(tx, subscription.id, next, inserted ? through : undefined);
  if (!inserted) return null;
  if (articles.length > 0) {
    const items = articles.map((article, position) => ({
      edition_id: inserted.id,
      position,
      item_id: article.itemId,
      version: article.version,
    }));
    await tx.insertInto('edition_item').values(items).execute();
  }
  const topic = {
    id: subscription.topicId,
    name: subscription.topicName,
    path: `/topic-search-results/${subscription.topicId}`,
    articles,
    total,
  };
  return { id: inserted.id, dueAt, address: subscription.address, topic };
}

async function advance(tx: Tx, id: string, next: Date, through?: string): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({ next_due_at: next, ...(through === undefined ? {} : { matched_through: through }) })
    .where('id', '=', id)
    .execute();
}
