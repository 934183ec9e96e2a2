import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@server/db/schema';
import { readingsAreKeptDays } from '@server/matching/matchArticles';

const DAY_MS = 86_400_000;
const BATCH = 500;
/** The hour (UTC) after whose deletions what finds the old is put in order. */
const TIDY_HOUR = 3;

export interface Keeping {
  /** Articles this many days after they were published and received; undefined: for ever. */
  articlesDays?: number;
  /** Sent mails, newsletters, editions, read notifications and what matched, this many days. */
  historyDays: number;
}

interface Rule {
  /** What is let go, for the log. */
  name: string;
  /** Lets at most BATCH rows go that are older than the instant; the rows are its answer. */
  statement: (before: Date) => RawBuilder<unknown>;
  days: number;
  /** What is to be put in order once a day, where something went. */
  afterwards?: RawBuilder<unknown>[];
}

/**
 * Lets go, in small steps, of what is older than it is kept; answers how many rows of each kind went. It may be
 * stopped between two steps, and any number of processes may do it at once.
 */
export async function prune(
  db: Db,
  keeping: Keeping,
  now: Date,
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const { name, statement, days, afterwards } of rules(keeping)) {
    const before = new Date(now.getTime() - days * DAY_MS);
    for (let rows = BATCH; rows >= BATCH && signal?.aborted !== true;) {
      rows = Number((await statement(before).execute(db)).numAffectedRows ?? 0n);
      if (rows > 0) gone[name] = (gone[name] ?? 0) + rows;
    }
    if (afterwards !== undefined && gone[name] !== undefined && now.getUTCHours() === TIDY_HOUR) {
      for (const statement of afterwards) await statement.execute(db);
    }
  }
  return gone;
}

/** What goes, and by which statement, in the order in which it goes. */
export function rules({ articlesDays, historyDays }: Keeping): Rule[] {
  const history: Rule[] = [
    { name: 'changes of topics', statement: filledChanges, days: readingsAreKeptDays * 2 },
    { name: 'ended sessions', statement: endedSessions, days: 30 },
    { name: 'editions', statement: editions, days: historyDays },
    { name: 'mails', statement: mails, days: historyDays },
    { name: 'newsletters', statement: newsletters, days: historyDays },
    { name: 'notifications', statement: notifications, days: historyDays },
    { name: 'matches', statement: matches, days: historyDays, afterwards: summarizeMatches },
  ];
  return articlesDays === undefined
    ? history
    : [...history, { name: 'versions of articles', statement: versions, days: articlesDays }];
}

const filledChanges = (before: Date) => sql`
  delete from topic_change where id in (
    select id from topic_change where filled_at < ${before} order by filled_at limit ${BATCH} for update skip locked)`;

const endedSessions = (before: Date) => sql`
  delete from session where id in (
    select id from session where expires_at < ${before} or revoked_at < ${before} limit ${BATCH} for update skip locked)`;

const editions = (before: Date) => sql`
  delete from edition where id in (
    select id from edition where created_at < ${before} order by created_at limit ${BATCH} for update skip locked)`;

/** Those that have gone out or failed for good, and belong to no edition any more. */
const mails = (before: Date) => sql`
  delete from mail where id in (
    select m.id from mail m
    where m.created_at < ${before} and m.state in ('sent', 'failed', 'cancelled')
      and not exists (select from edition e where e.mail_id = m.id)
    order by m.created_at limit ${BATCH} for update skip locked)`;

/** Those of whose mails none is kept any more: they have the mails' texts, and count them. */
const newsletters = (before: Date) => sql`
  delete from newsletter where id in (
    select n.id from newsletter n
    where n.created_at < ${before} and not exists (select from mail m where m.mailing_id = n.mailing_id)
    order by n.created_at limit ${BATCH} for update skip locked)`;

const notifications = (before: Date) => sql`
  delete from notification where id in (
    select id from notification where read_at < ${before} order by read_at limit ${BATCH} for update skip locked)`;

/** Editions look at matches since the one before only; results are searched for. */
const matches = (before: Date) => sql`
  delete from topic_match where (topic_id, item_id) in (
    select topic_id, item_id from topic_match where matched_at < ${before} limit ${BATCH} for update skip locked)`;

/**
 * The space of old matches is used again, and a summary of pages remembers the oldest that ever was there: without new
 * summaries the whole table would be looked through for old ones.
 */
const summarizeMatches = [
  sql`
    select brin_desummarize_range('topic_match_matched', page)
    from generate_series(0, pg_relation_size('topic_match') / current_setting('block_size')::int, 64) page`,
  sql`select brin_summarize_new_values('topic_match_matched')`,
];

/**
 * All versions of an item at once, a later date of any of them keeping all, and so does a workspace that one is saved in.
 * The item itself stays, without versions: a feed that still brings it is known to have been read, and nobody is alerted
 * a second time.
 */
const versions = (before: Date) => sql`
  with old as (
    select v.item_id from item_version v
    where v.is_latest and v.published < ${before} and v.received_at < ${before}
      and not exists (select from match_queue q where q.item_id = v.item_id)
      and not exists (select from workspace_article a where a.item_id = v.item_id)
    order by v.published limit ${BATCH} for update skip locked),
  unmatched as (delete from topic_match m using old where m.item_id = old.item_id)
  delete from item_version v using old where v.item_id = old.item_id`;
