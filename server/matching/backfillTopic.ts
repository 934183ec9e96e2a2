import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import { isTransient } from '@server/db/transientErrors';
import { markBackfilled } from '@server/topics/topicWrites';
import { readSavedQuery, type SavedQuery } from './savedQueries';
import { addMatches, type NewMatch } from './repository';
import { planOf } from '@server/engine/query/plan';
import { planMatches } from '@server/engine/query/matches';
import { SqlParameters } from '@server/engine/query/sqlFragment';
import { queryBounds, scopeCondition } from '@server/engine/query/toSql';
import {
  loadArticles,
  versionName,
  type ArticleRow,
  type RunStatement,
  type VersionKey,
} from '@server/articles/items/loadArticles';

// A match stored just before an edition was made may have been committed just after it.
const OVERLAP_SECONDS = 120;
const DAY_MS = 86_400_000;
const PAGE = 500;
/** The number of changes to inspect; larger than the number of processes that fill in. */
const LOOKED_AT = 50;

export interface FillInOptions {
  /**
   * SQL for the instant of a subscription's last edition, null before the first. The argument is the alias of the
   * subscription in the statement.
   */
  lastEditionAt: (subscription: string) => RawBuilder<Date | null>;
  /**
   * Days that editions and matches are kept. Older articles are left out: it's no longer known whether they were sent.
   * Default: any.
   */
  historyDays?: number;
  /** Ids of changes to leave for a later call. */
  except?: readonly string[];
  /**
   * Called for a change that can't be filled in, so that it doesn't block others; without it, and if the database is down
   * or its disk is full, the call throws.
   */
  onError?: (error: unknown, changeId: string) => void;
}

/**
 * For one topic that was created or edited, stores matches for the articles that arrived since its subscribers' last
 * editions (since the change, if it has no subscribers) and that its query matches now. Returns whether there was such
 * a topic.
 *
 * All matches are found before the first write: alerts wait for transactions that have written (`commitHorizon`), and a
 * broad query over a long period takes minutes.
 */
export async function backfillTopic(
  db: Db,
  now: Date,
  { lastEditionAt, historyDays, except = [], onError }: FillInOptions,
): Promise<boolean> {
  let change: Change | undefined;
  try {
    return await db.transaction().execute(async (tx) => {
      change = await takeChange(tx, except, lastEditionAt);
      if (!change) return false;
      const saved = await readSavedQuery(tx, change.topicId);
      const kept = historyDays === undefined ? change.since : new Date(now.getTime() - historyDays * DAY_MS);
      const since = kept > change.since ? kept : change.since;
      const matches = saved ? await findMatches(tx, saved, since, now) : [];
      await markBackfilled(tx, change.id);
      for (let start = 0; start < matches.length; start += PAGE) {
        await addMatches(tx, matches.slice(start, start + PAGE));
      }
      return true;
    });
  } catch (error) {
    if (!change || !onError || isTransient(error)) throw error;
    onError(error, change.id);
    return true;
  }
}

interface Change {
  id: string;
  topicId: string;
  since: Date;
}

/**
 * Takes a change that no other process is filling in. An advisory lock holds it, because that doesn't count as a write;
 * see `backfillTopic`.
 */
async function takeChange(
  tx: Tx,
  except: readonly string[],
  lastEditionAt: FillInOptions['lastEditionAt'],
): Promise<Change | undefined> {
  const { rows: next } = await sql<{ id: string }>`
    select id from topic_change where backfilled_at is null and id <> all(${[...except]}::bigint[])
    order by id limit ${LOOKED_AT}`.execute(tx);
  for (const { id } of next) {
    const { rows: locks } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('fill in:' || ${id}::text, 0)) as taken`.execute(tx);
    // Another process may have filled it in since it was listed.
    const change = locks[0]?.taken === true ? await readChange(tx, id, lastEditionAt) : undefined;
    if (change) return change;
  }
  return undefined;
}

async function readChange(
  tx: Tx,
  id: string,
  lastEditionAt: FillInOptions['lastEditionAt'],
): Promise<Change | undefined> {
  const { rows } = await sql<Change>`
    select c.id, c.topic_id as "topicId", coalesce((
      select min(coalesce(
        ${lastEditionAt('s')} - make_interval(secs => ${OVERLAP_SECONDS}),
        s.subscribed_at))
      from subscription s where s.topic_id = c.topic_id), c.changed_at) as since
    from topic_change c where c.id = ${id} and c.backfilled_at is null`.execute(tx);
  return rows[0];
}

async function findMatches(tx: Tx, saved: SavedQuery, since: Date, now: Date): Promise<NewMatch[]> {
  const plan = saved.query === null ? null : planOf(saved.query);
  const run: RunStatement = async (text, values) =>
    (await tx.executeQuery<ArticleRow>(CompiledQuery.raw(text, values))).rows;
  const waiting = await waitingItems(tx, saved);
  const matches: NewMatch[] = [];
  for (let after = '0'; ;) {
    const page = await candidates(tx, saved, { since, waiting }, now, after);
    const articles = await loadArticles(run, page);
    for (const key of page) {
      const article = articles.get(versionName(key));
      if (article === undefined || (plan !== null && !planMatches(plan, article, now))) continue;
      matches.push({ ...key, topicId: saved.id, revision: saved.revision });
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return matches;
    after = last.itemId;
  }
}

/**
 * Items that the topic matched before the edit and that some subscriber hasn't received yet, however old, because
 * matching may have been late.
 */
async function waitingItems(tx: Tx, { id, revision }: SavedQuery): Promise<string[]> {
  const { rows } = await sql<{ itemId: string }>`
    select m.item_id as "itemId" from topic_match m
    where m.topic_id = ${id} and m.topic_revision < ${revision}
      and m.tx >= (select min(s.matched_through::text::bigint)::text::xid8 from subscription s where s.topic_id = ${id})
  `.execute(tx);
  return rows.map(({ itemId }) => itemId);
}

interface Range {
  since: Date;
  /** Items of any age. */
  waiting: readonly string[];
}

async function candidates(
  tx: Tx,
  saved: SavedQuery,
  { since, waiting }: Range,
  now: Date,
  after: string,
): Promise<VersionKey[]> {
  const parameters = new SqlParameters();
  const languages = await languagesSince(tx, since, waiting);
  const found = saved.query === null ? 'true' : queryBounds(planOf(saved.query), languages, now, parameters).upper;
  const visible = scopeCondition(
    {
      departmentId: saved.scope.departmentId,
      sourceIds: saved.scope.sources === 'all' ? null : await openPackages(tx, saved.scope.sources),
      includeOldRevisions: false,
      asOf: 'infinity',
    },
    parameters,
  );
  const text = `select v.item_id as "itemId", v.version from item_version v
    where v.is_latest and (v.received_at >= ${parameters.add(since)} or v.item_id = any(${parameters.add(waiting)}::bigint[]))
      and v.item_id > ${parameters.add(after)}
      and (${found}) and (${visible})
    order by v.item_id limit ${PAGE}`;
  return (await tx.executeQuery<VersionKey>(CompiledQuery.raw(...parameters.statement(text)))).rows;
}

/** The ids, plus the ids of the sources in the packages among them. */
async function openPackages(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const members = await tx
    .selectFrom('source_package_member')
    .select('source_id')
    .where('package_id', 'in', ids)
    .execute();
  return [...ids, ...members.map((member) => member.source_id)];
}

async function languagesSince(tx: Tx, since: Date, waiting: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('item_version')
    .select('language')
    .distinct()
    .where(({ or, eb }) =>
      or([eb('received_at', '>=', since), eb('item_id', '=', sql<string>`any(${[...waiting]}::bigint[])`)]),
    )
    .where('is_latest', '=', true)
    .execute();
  return rows.map((row) => row.language);
}
