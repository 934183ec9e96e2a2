import { sql } from 'kysely';
import { frequencies } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { commitHorizon, maxTransactionId } from './commitHorizon';
import {
  claimUsersWithDueAlerts,
  countDueSubscriptionsOf,
  lockDueSubscriptions,
  type DueSubscription,
  type DueHorizon,
} from './dueSubscriptions';
import { advanceSubscriptions, type SubscriptionAdvance } from '@server/topics/subscriptions/repository';
import { editionArticles } from './editionArticles';
import { markArticles } from './markArticles';
import { groupIntoMails, queueMail, type NewEdition, type MailOptions } from './queueMail';
import { insertEdition, insertEditionItems } from './repository';
import { readAlertRecipient, type AlertRecipient } from './recipient';
import { minuteOf, nextDue } from '@server/engine/schedule/schedule';

interface EditionOptions extends MailOptions {
  /** Maximum number of users per call; each is processed in its own transaction. */
  people?: number;
  /** Users skipped in this call. */
  except?: readonly string[];
  /** Called when one user's editions fail. The other users are processed all the same. */
  onError: (error: unknown, userId: string) => void;
}

interface EditionsMade {
  editions: number;
  mails: number;
  /**
   * Users whose due subscriptions were processed, with or without something to send. 0 means that this process had
   * nothing left to do.
   */
  people: number;
}

const DEFAULT_USERS = 50;
/**
 * Editions of a user per transaction, unless they get digests. Users with more due subscriptions continue in the next
 * call, so that one user's thousands don't delay everybody's next call.
 */
const EDITIONS_AT_ONCE = 100;
/** Users processed concurrently: while the database works for one, another one's mail is composed. */
const CONCURRENCY = 3;
/** After this, no further user is begun: claims are kept in a transaction, whose connection may not idle for long. */
const LONGEST_CALL_MS = 60_000;

/**
 * Creates the editions that are due at `now`, and queues one mail for each edition (or one digest for all editions of a
 * user that were due at the same instant). An edition is unique by user, topic, and due instant. It contains the
 * articles that started to match since the previous edition, in commit order. Any number of processes may call this and
 * be killed at any step: each match is in exactly one edition.
 */
export async function makeDueEditions(db: Db, options: EditionOptions): Promise<EditionsMade> {
  const horizon = { now: options.now, through: await commitHorizon(db) };
  return db.transaction().execute(async (claims) => {
    const limit = options.people ?? DEFAULT_USERS;
    const people = await claimUsersWithDueAlerts(claims, horizon, limit, options.except);
    return makeForUsers(db, people, horizon, options);
  });
}

/** Each user's editions are made in a transaction of their own. */
async function makeForUsers(
  db: Db,
  people: readonly string[],
  horizon: DueHorizon,
  options: EditionOptions,
): Promise<EditionsMade> {
  const made: EditionsMade = { editions: 0, mails: 0, people: 0 };
  const end = performance.now() + LONGEST_CALL_MS;
  const waiting = people.values();
  const worker = async (): Promise<void> => {
    for (const userId of waiting) {
      try {
        const one = await db.transaction().execute((tx) => makeForUser(tx, userId, horizon, options));
        made.editions += one.editions;
        made.mails += one.mails;
        made.people += one.isServed ? 1 : 0;
      } catch (error) {
        options.onError(error, userId);
      }
      if (performance.now() > end) return;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return made;
}

async function makeForUser(tx: Tx, userId: string, horizon: DueHorizon, options: EditionOptions) {
  // Only one process handles a user at a time, even if a claim was lost with its connection: a digest must contain
  // everything that is due, not just the rows that one process could lock.
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('editions:' || ${userId}, 0)) as taken`.execute(tx);
  if (!rows[0]?.taken) return { editions: 0, mails: 0, isServed: false };
  const editions: NewEdition[] = [];
  const steps: SubscriptionAdvance[] = [];
  let due = await lockDueSubscriptions(tx, userId, horizon, EDITIONS_AT_ONCE);
  // Read after locking: a change of the user's time zone either reschedules these subscriptions after this transaction,
  // or has done so before.
  const recipient = await readAlertRecipient(tx, userId);
  // A digest contains everything that is due at the same instant, ordered by topic name. It waits for the next call while
  // some of it is being changed.
  if (recipient.digest) {
    due = await lockDueSubscriptions(tx, userId, horizon);
    const isComplete = (await countDueSubscriptionsOf(tx, userId, horizon)) <= due.length;
    if (!isComplete) return { editions: 0, mails: 0, isServed: false };
  }
  for (const subscription of due) {
    const { edition, step } = await makeEdition(tx, recipient, subscription, horizon);
    if (edition) editions.push(edition);
    steps.push(step);
  }
  await advanceSubscriptions(tx, steps);
  const mails = recipient.bounced ? [] : groupIntoMails(editions, recipient.digest);
  for (const group of mails) await queueMail(tx, recipient, group, options);
  return { editions: editions.length, mails: mails.length, isServed: due.length > 0 };
}

/** Creates the edition of one due subscription, if there is anything to send, and computes when it is due next. */
async function makeEdition(
  tx: Tx,
  recipient: AlertRecipient,
  subscription: DueSubscription,
  horizon: DueHorizon,
): Promise<{ edition?: NewEdition; step: SubscriptionAdvance }> {
  const { now } = horizon;
  const { id, pausedUntil } = subscription;
  const realTime = subscription.frequency === frequencies.realTime;
  const dueAt = realTime ? minuteOf(now) : subscription.dueAt;
  const paused = pausedUntil !== null && pausedUntil > dueAt;
  // If the pause ended while no server was running, the next due instant is the first one after the pause.
  const after = paused && pausedUntil < now ? new Date(pausedUntil.getTime() - 1) : now;
  const next = nextDue(subscription.frequency, recipient.timeZone, after);
  if (paused || !subscription.entitled) return { step: { id, next } };
  // A subscription may be newer than the horizon; `matched_through` must never decrease.
  const through = maxTransactionId(horizon.through, subscription.matchedThrough);
  if (!subscription.hasNews && !subscription.sendEmpty) return { step: { id, next, through } };
  const { articles, total } = await editionArticles(tx, {
    topicId: subscription.topicId,
    departmentId: recipient.departmentId,
    userId: recipient.id,
    topicRevision: subscription.topicRevision,
    from: subscription.matchedThrough,
    through,
    limit: subscription.limit,
  });
  // All matched articles have been deleted since.
  if (total === 0 && !subscription.sendEmpty) return { step: { id, next, through } };
  const inserted = await insertEdition(tx, {
    user_id: recipient.id,
    topic_id: subscription.topicId,
    due_at: dueAt,
    matched_from: subscription.matchedThrough,
    matched_through: through,
    article_count: articles.length,
    total,
  });
  // The user unsubscribed and subscribed again within the minute of an edition. The matches wait for the next due
  // instant.
  if (inserted === undefined) return { step: { id, next } };
  await insertEditionItems(tx, inserted, articles);
  const topic = {
    id: subscription.topicId,
    name: subscription.topicName,
    path: `/topic-search-results/${subscription.topicId}`,
    // The article's page walks the articles of the edition.
    articles: markArticles(articles, subscription.topicQuery).map((article) => ({
      ...article,
      path: `${article.path}?edition=${inserted}`,
    })),
    total,
    isRefused: subscription.isRefused,
    isPrivate: subscription.isPrivate,
  };
  return { edition: { id: inserted, dueAt, address: subscription.address, topic }, step: { id, next, through } };
}
