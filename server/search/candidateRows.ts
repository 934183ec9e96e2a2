import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import { threadSlices } from '@server/engine/computing/slices';
import { planMatches } from '@server/engine/query/matches';
import { sqlAll, sqlAny, SqlParameters } from '@server/engine/query/sqlFragment';
import { loadTexts, versionName, type VersionKey } from '@server/articles/items/loadArticles';
import { conditionsOf, storyOfSql, versionArms, type Selection } from './selection';
import { scopeCondition } from '@server/engine/query/toSql';
import type { SearchSession } from './searchSession';

/** A candidate as the statements return it, newest first. */
export interface CandidateRow {
  item_id: string;
  version: number;
  published: Date;
  /** Microseconds since the epoch (UTC), because a Date has only milliseconds. */
  at: string;
  story_id: string | null;
  certain: boolean;
}

/** The position after which to continue: the last row seen. */
export type After = readonly [at: string, itemId: string, version: number];

const order = 'published desc, item_id desc, version desc';
/** The publication instant of a row `v`, without loss of precision. */
export const microseconds = '(extract(epoch from v.published) * 1000000)::bigint';

/** A condition for rows `v` after a position, newest first. */
export function afterCondition(selection: Selection, after: After | undefined, parameters: SqlParameters): string {
  if (after === undefined) return 'true';
  const [at, itemId, version] = after;
  const row = [
    `timestamptz 'epoch' + ${parameters.add(at)}::bigint * interval '1 microsecond'`,
    `${parameters.add(itemId)}::bigint`,
  ];
  if (!selection.scope.includeOldRevisions) return `(v.published, v.item_id) < (${row.join(', ')})`;
  return `(v.published, v.item_id, v.version) < (${row.join(', ')}, ${parameters.add(version)}::int)`;
}

interface Window {
  after?: After | undefined;
  offset?: number;
  limit: number;
  /** Only candidates that the matcher still has to check. */
  doubtfulOnly?: boolean;
}

/** The candidates of a selection after a position, newest first. */
export async function candidateRows(
  session: SearchSession,
  selection: Selection,
  window: Window,
): Promise<CandidateRow[]> {
  const parameters = new SqlParameters();
  const conditions = conditionsOf(selection, parameters);
  const wanted = window.doubtfulOnly === true ? conditions.doubtful : conditions.candidate;
  if (wanted === 'false') return [];
  const where = sqlAll([wanted, afterCondition(selection, window.after, parameters)]);
  const offset = parameters.add(window.offset ?? 0);
  const limit = parameters.add(window.limit);
  const armOrder = selection.scope.includeOldRevisions ? order : 'published desc, item_id desc';
  const arms = versionArms(selection, parameters).map(
    (arm) => `(select v.item_id, v.version, v.published, ${microseconds} as at, (${conditions.certain}) as certain
      from item_version v where ${sqlAll([where, arm])}
      order by ${armOrder} limit ${limit}::int + ${offset}::int)`,
  );
  return session.rows<CandidateRow>(
    ...parameters.statement(`select c.*, ${storyOfSql(selection, 'c', parameters)} as story_id
     from (select * from (${arms.join(' union all ')}) arms order by ${order} limit ${limit}::int offset ${offset}::int) c
     order by ${order}`),
  );
}

/** Filters candidates to those that match: certain ones pass, the others are checked by the matcher. */
export async function verified<Row extends Pick<CandidateRow, 'item_id' | 'version' | 'certain'>>(
  session: SearchSession,
  selection: Selection,
  rows: readonly Row[],
): Promise<Row[]> {
  const nameOf = (row: Row): string => versionName({ itemId: row.item_id, version: row.version });
  const doubtful = rows.filter((row) => !row.certain && !selection.known.has(nameOf(row)));
  const texts = await loadTexts(
    (text, values) => session.rows(text, values),
    doubtful.map((row) => ({ itemId: row.item_id, version: row.version })),
  );
  for (const row of doubtful) {
    const text = texts.get(nameOf(row));
    const started = performance.now();
    const matches = text !== undefined && planMatches(selection.plan, analyzeArticle(text), selection.now);
    selection.known.set(nameOf(row), matches);
    session.budget.use(performance.now() - started);
    // Yields to other requests of the web process between two articles.
    await threadSlices.nextSlice(session.personId);
  }
  return rows.filter((row) => row.certain || selection.known.get(nameOf(row)) === true);
}

export interface NamedRow extends CandidateRow {
  /** The number of requested phrases that it contains. */
  phrases: number;
}

/**
 * The given versions that are candidates, by `versionName`.
 * @param byWords True if the query is known to match them; then only visibility and existence are checked.
 * @param phrases Conditions on a row `v`; the number of those that hold is returned. Their placeholders are among the
 * parameters.
 */
export async function namedRows(
  session: SearchSession,
  selection: Selection,
  keys: readonly VersionKey[],
  byWords: boolean,
  phrasesOf: (parameters: SqlParameters) => string[],
): Promise<Map<string, NamedRow>> {
  const parameters = new SqlParameters();
  const scope = scopeCondition(selection.scope, parameters);
  const { candidate, certain } = byWords ? { candidate: scope, certain: 'true' } : conditionsOf(selection, parameters);
  const ids = parameters.add(keys.map((key) => key.itemId));
  const versions = parameters.add(keys.map((key) => key.version));
  const phrases = phrasesOf(parameters).map((phrase) => `(${phrase})::int`);
  const counts = sqlAny(versionArms(selection, parameters).map((arm) => `(${arm})`));
  // OFFSET 0 is an optimization fence: the planner would otherwise use the word index instead of looking up the
  // versions one by one.
  const statement =
    parameters.statement(`select v.item_id, v.version, v.published, ${microseconds} as at, (${certain}) as certain,
      ${phrases.length === 0 ? '0' : phrases.join(' + ')} as phrases, ${storyOfSql(selection, 'v', parameters)} as story_id
     from unnest(${ids}::bigint[], ${versions}::int[]) as wanted(item_id, version) cross join lateral
       (select * from item_version where item_id = wanted.item_id and version = wanted.version offset 0) v
     where ${sqlAll([candidate, counts])}`);
  // Without conditions of the query the statement has only a few texts, so its plan can be kept.
  const isUsual = byWords && phrases.length === 0;
  const rows = isUsual
    ? await session.rowsOfPlanned<NamedRow>(...statement)
    : await session.rows<NamedRow>(...statement);
  return new Map(rows.map((row) => [versionName({ itemId: row.item_id, version: row.version }), row]));
}
