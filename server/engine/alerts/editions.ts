import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { defaultDateTimeFormat, defaultTimeZone, emailSendModes, frequencies } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { composeAlertMail, type MailTopic } from '@server/engine/mail/alertMail';
import { mailLook, type MailLook } from '@server/engine/mail/looks';
import { lockDueSubscriptions, usersWithDueAlerts, type DueSubscription } from './dueSubscriptions';
import { commitHorizon, editionArticles } from './editionArticles';
import { knownZone, minuteOf, nextDue } from './schedule';
import { unsubscribeToken } from './unsubscribeLink';

export interface EditionOptions {
  now: Date;
  /** The application's configured public address, without a final slash. */
  publicUrl: string;
  /** Domain of the Message-IDs. */
  mailDomain: string;
  secret: Buffer;
  /** People served in one call, each in a transaction of their own. */
  people?: number;
  /** One person's failure is told here and keeps nobody else's alert from being made. */
  onError: (error: unknown, userId: string) => void;
}

export interface EditionsMade {
  editions: number;
  mails: number;
  /** People looked at; as many as asked for means that there may be more. */
  people: number;
}

interface Receiver {
  id: string;
  departmentId: string;
  departmentName: string;
  timeZone: string;
  dateFormat: string;
  color: string | undefined;
  look: MailLook;
  digest: boolean;
  bounced: boolean;
}

interface MadeEdition {
  id: string;
  dueAt: Date;
  address: string;
  topic: MailTopic & { id: string };
}

const DEFAULT_PEOPLE = 50;

/**
 * Makes the editions that are due at `now`, and queues one mail for each (or one for all of a person's that were due
 * at the same instant). An edition is unique by person, topic and due instant, and holds what began to match since the
 * one before, by the order of commitment: called by any number of processes, killed at any step, each match is in
 * exactly one edition.
 */
export async function makeDueEditions(db: Db, options: EditionOptions): Promise<EditionsMade> {
  const people = await usersWithDueAlerts(db, options.now, options.people ?? DEFAULT_PEOPLE);
  const made: EditionsMade = { editions: 0, mails: 0, people: people.length };
  for (const userId of people) {
    try {
      const one = await db.transaction().execute((tx) => makeForUser(tx, userId, options));
      made.editions += one.editions;
      made.mails += one.mails;
    } catch (error) {
      options.onError(error, userId);
    }
  }
  return made;
}

async function makeForUser(tx: Tx, userId: string, options: EditionOptions) {
  // One process at a time for a person: a digest holds all that is due, not what one process could lock.
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('editions:' || ${userId}, 0)) as taken`.execute(tx);
  if (!rows[0]?.taken) return { editions: 0, mails: 0 };
  const receiver = await readReceiver(tx, userId);
  const due = await lockDueSubscriptions(tx, userId, options.now);
  const through = await commitHorizon(tx);
  const editions: MadeEdition[] = [];
  for (const subscription of due) {
    const edition = await makeEdition(tx, receiver, subscription, through, options.now);
    if (edition) editions.push(edition);
  }
  const mails = receiver.bounced ? [] : groupForMail(editions, receiver.digest);
  for (const group of mails) await queueMail(tx, receiver, group, options);
  return { editions: editions.length, mails: mails.length };
}

async function makeEdition(
  tx: Tx,
  receiver: Receiver,
  subscription: DueSubscription,
  through: string,
  now: Date,
): Promise<MadeEdition | null> {
  const realTime = subscription.frequency === frequencies.realTime;
  const dueAt = realTime ? minuteOf(now) : subscription.dueAt;
  const next = nextDue(subscription.frequency, receiver.timeZone, now);
  const paused = subscription.pausedUntil !== null && subscription.pausedUntil > dueAt;
  if (paused || !subscription.entitled) {
    await advance(tx, subscription.id, next);
    return null;
  }
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

function groupForMail(editions: readonly MadeEdition[], digest: boolean): MadeEdition[][] {
  if (!digest) return editions.map((edition) => [edition]);
  const groups = new Map<string, MadeEdition[]>();
  for (const edition of editions) {
    const key = `${edition.address} ${edition.dueAt.toISOString()}`;
    groups.set(key, [...(groups.get(key) ?? []), edition]);
  }
  return [...groups.values()];
}

async function queueMail(tx: Tx, receiver: Receiver, group: readonly MadeEdition[], options: EditionOptions) {
  const [first] = group;
  if (!first) return;
  const topicIds = group.map((edition) => edition.topic.id);
  const token = unsubscribeToken(options.secret, { userId: receiver.id, topicIds });
  const composed = await composeAlertMail({
    topics: group.map((edition) => edition.topic),
    departmentName: receiver.departmentName,
    color: receiver.color,
    look: receiver.look,
    timeZone: receiver.timeZone,
    dateFormat: receiver.dateFormat,
    publicUrl: options.publicUrl,
    unsubscribeUrl: `${options.publicUrl}/alert/v1/unsubscribe/${token}`,
  });
  const mail = await tx
    .insertInto('mail')
    .values({
      message_id: messageId(receiver.id, topicIds, first.dueAt, options.mailDomain),
      kind: 'alert',
      department_id: receiver.departmentId,
      user_id: receiver.id,
      recipient: first.address,
      ...composed,
      headers: JSON.stringify(composed.headers),
      next_attempt_at: options.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = group.map((edition) => edition.id);
  await tx.updateTable('edition').set({ mail_id: mail.id }).where('id', 'in', ids).execute();
}

/** Derived from the edition's key, so that a repeated mail is known as the same by whoever receives it. */
function messageId(userId: string, topicIds: readonly string[], dueAt: Date, domain: string): string {
  const key = [userId, dueAt.toISOString(), ...topicIds].join(' ');
  return `<alert.${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`;
}

async function readReceiver(tx: Tx, userId: string): Promise<Receiver> {
  const row = await tx
    .selectFrom('user_account as u')
    .innerJoin('department as d', 'd.id', 'u.department_id')
    .select([
      'u.id',
      'd.id as departmentId',
      'd.name as departmentName',
      'u.mail_bounced_at as bouncedAt',
      sql<string | null>`u.settings->>'timezone'`.as('timeZone'),
      sql<string | null>`d.settings->>'timezone'`.as('departmentZone'),
      sql<string | null>`coalesce(u.settings->>'dateFormat', d.settings->>'dateTimeFormat')`.as('dateFormat'),
      sql<string | null>`u.settings->>'emailSendMode'`.as('emailSendMode'),
      sql<string | null>`d.settings #>> '{theme,colors,primary,main}'`.as('color'),
      sql<string | null>`d.settings->>'templateId'`.as('templateId'),
      sql<string | null>`d.settings->>'style'`.as('style'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    departmentId: row.departmentId,
    departmentName: row.departmentName,
    timeZone: knownZone(row.timeZone ?? row.departmentZone ?? defaultTimeZone),
    dateFormat: row.dateFormat ?? defaultDateTimeFormat,
    color: row.color ?? undefined,
    look: mailLook(row.templateId, row.style),
    digest: Number(row.emailSendMode) === emailSendModes.digest,
    bounced: row.bouncedAt !== null,
  };
}
