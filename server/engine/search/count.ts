import { limits } from '@contract/limits';
import { sqlAll, SqlParameters } from '../query/sqlFragment';
import { candidateRows, verified, type After } from './rows';
import { byWordsAlone, conditionsOf, hasLookedEnough, versionArms, type Selection } from './selection';
import type { SearchSession } from './session';

export interface HitCount {
  hitCount: number;
  hitCountRelation: 'eq' | 'gte';
}

const ownKey = 'v.item_id';
const storyKey = 'coalesce((select -i.story_id from item i where i.id = v.item_id), v.item_id)';

/**
 * A statement over `hits(key)`, the certain hits to one beyond the exact limit. The planner sees the CTE as to be read
 * whole and takes the word index; a bare LIMIT would lure it into reading the table. The executor stops at the limit.
 */
function overCertain(selection: Selection, key: string, select: string, parameters: SqlParameters): string {
  const conditions = conditionsOf(selection, parameters);
  const latest = selection.asksWords ? byWordsAlone(selection) : undefined;
  const where = sqlAll([conditions.candidate, conditions.certain]);
  const arms = versionArms(selection, parameters, latest).map(
    (arm) => `select ${key} as key from item_version v where ${sqlAll([where, arm])}`,
  );
  const limit = parameters.add(limits.hitCountExact + 1);
  const rows = arms.join(' union all ');
  const found = key === storyKey ? `select distinct key from (${rows}) found` : rows;
  return `with found as materialized (${found}) select ${select} from (select key from found limit ${limit}::int) hits`;
}

async function countCertain(session: SearchSession, selection: Selection): Promise<number> {
  const parameters = new SqlParameters();
  const statement = overCertain(selection, ownKey, 'count(*)::int as count', parameters);
  const run = selection.asksWords ? session.rowsByWords.bind(session) : session.rows.bind(session);
  const [row] = await run<{ count: number }>(...parameters.statement(statement));
  return row?.count ?? 0;
}

async function certainStories(session: SearchSession, selection: Selection): Promise<Set<string>> {
  const parameters = new SqlParameters();
  const statement = overCertain(selection, storyKey, 'key', parameters);
  const rows = await session.rows<{ key: string }>(...parameters.statement(statement));
  return new Set(rows.map((row) => row.key));
}

/**
 * How many hits: exact to `limits.hitCountExact`, then that number as a lower bound. What the matcher has to look at is
 * counted up to `limits.searchChecked` candidates and for `limits.searchCheckedMs`; beyond, the count is a lower bound too.
 */
export async function countHits(session: SearchSession, selection: Selection, byStory: boolean): Promise<HitCount> {
  const stories = byStory ? await certainStories(session, selection) : null;
  const certain = stories === null ? await countCertain(session, selection) : 0;
  let found = 0;
  const count = (): number => (stories === null ? certain + found : stories.size);
  if (selection.exactness === 'exact') return bounded(count(), true);
  let after: After | undefined;
  let looked = 0;
  while (count() <= limits.hitCountExact) {
    const rows = await candidateRows(session, selection, { after, limit: limits.searchBlock, doubtfulOnly: true });
    for (const row of await verified(session, selection, rows)) {
      found += 1;
      stories?.add(row.story_id === null ? row.item_id : `-${row.story_id}`);
    }
    looked += rows.length;
    const last = rows.at(-1);
    if (rows.length < limits.searchBlock || last === undefined) return bounded(count(), true);
    if (hasLookedEnough(selection, looked)) return bounded(count(), false);
    after = [last.at, last.item_id, last.version];
  }
  return bounded(count(), true);
}

/** A count as it is told: from the exact limit on a lower bound. */
export function bounded(count: number, complete: boolean): HitCount {
  if (count > limits.hitCountExact) return { hitCount: limits.hitCountExact, hitCountRelation: 'gte' };
  return { hitCount: count, hitCountRelation: complete ? 'eq' : 'gte' };
}
