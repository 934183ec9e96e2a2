import { limits } from '@contract/limits';
import { sqlAll, SqlParameters } from '@server/engine/query/sqlFragment';
import { candidateRows, verified, type After, type CandidateRow } from './candidateRows';
import { byWordsAlone, conditionsOf, isCheckLimitReached, storyOfSql, versionArms, type Selection } from './selection';
import type { SearchSession } from './searchSession';
import { isSingleItemStory } from './storyHits';

export interface HitCount {
  hitCount: number;
  hitCountRelation: 'eq' | 'gte';
}

/** What is counted: items, or stories, where an item without a story counts as one with the negative id. */
type Counting = 'items' | 'stories';

function keyOf(selection: Selection, counting: Counting, parameters: SqlParameters): string {
  if (counting === 'items') return 'v.item_id';
  return `coalesce(-${storyOfSql(selection, 'v', parameters)}, v.item_id)`;
}

function nameOf(row: CandidateRow): string {
  if (row.story_id === null) return row.item_id;
  return isSingleItemStory(row.story_id) ? row.story_id.slice(1) : `-${row.story_id}`;
}

/**
 * Builds a statement over `hits(key)`, the certain hits up to one beyond the exact limit. The planner assumes that a
 * CTE is read completely and chooses the word index; with a bare LIMIT it would scan the table. The executor still
 * stops at the limit.
 */
function overCertain(selection: Selection, counting: Counting, select: string, parameters: SqlParameters): string {
  const key = keyOf(selection, counting, parameters);
  const conditions = conditionsOf(selection, parameters);
  const latest = selection.asksWords ? byWordsAlone(selection) : undefined;
  const where = sqlAll([conditions.candidate, conditions.certain]);
  const arms = versionArms(selection, parameters, latest).map(
    (arm) => `select ${key} as key from item_version v where ${sqlAll([where, arm])}`,
  );
  const limit = parameters.add(limits.hitCountExact + 1);
  const rows = arms.join(' union all ');
  const found = counting === 'stories' ? `select distinct key from (${rows}) found` : rows;
  return `with found as materialized (${found}) select ${select} from (select key from found limit ${limit}::int) hits`;
}

async function countCertain(session: SearchSession, selection: Selection): Promise<number> {
  const parameters = new SqlParameters();
  const statement = overCertain(selection, 'items', 'count(*)::int as count', parameters);
  const run = selection.asksWords ? session.rowsByWords.bind(session) : session.rows.bind(session);
  const [row] = await run<{ count: number }>(...parameters.statement(statement));
  return row?.count ?? 0;
}

async function certainStories(session: SearchSession, selection: Selection): Promise<Set<string>> {
  const parameters = new SqlParameters();
  const statement = overCertain(selection, 'stories', 'key', parameters);
  const rows = await session.rows<{ key: string }>(...parameters.statement(statement));
  return new Set(rows.map((row) => row.key));
}

/**
 * Counts the hits: exactly up to `limits.hitCountExact`, then as a lower bound. Hits that the matcher must check are
 * counted for up to `limits.searchChecked` candidates and half of the search's computing limit; beyond that the count
 * is a lower bound too.
 */
export async function countHits(session: SearchSession, selection: Selection, byStory: boolean): Promise<HitCount> {
  const stories = byStory ? await certainStories(session, selection) : null;
  const certain = stories === null ? await countCertain(session, selection) : 0;
  let found = 0;
  const count = (): number => (stories === null ? certain + found : stories.size);
  if (selection.exactness === 'exact') return toHitCount(count(), true);
  let after: After | undefined;
  let looked = 0;
  while (count() <= limits.hitCountExact) {
    const rows = await candidateRows(session, selection, { after, limit: limits.searchBlock, doubtfulOnly: true });
    for (const row of await verified(session, selection, rows)) {
      found += 1;
      stories?.add(nameOf(row));
    }
    looked += rows.length;
    const last = rows.at(-1);
    if (rows.length < limits.searchBlock || last === undefined) return toHitCount(count(), true);
    if (isCheckLimitReached(session, looked)) return toHitCount(count(), false);
    after = [last.at, last.item_id, last.version];
  }
  return toHitCount(count(), true);
}

/** Converts a count to a `HitCount`: from the exact limit on, and if counting was incomplete, it is a lower bound. */
export function toHitCount(count: number, complete: boolean): HitCount {
  if (count > limits.hitCountExact) return { hitCount: limits.hitCountExact, hitCountRelation: 'gte' };
  return { hitCount: count, hitCountRelation: complete ? 'eq' : 'gte' };
}
