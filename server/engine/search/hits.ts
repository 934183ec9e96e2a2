import { sqlAll, type SqlParameters } from '../query/sqlFragment';
import { newestPage } from './newest';
import { byWordsAlone, conditionsOf, versionArms, type Selection } from './selection';
import type { SearchSession } from './session';

export interface Hits {
  /** A select of them. */
  select: string;
  /** Whether these are all, or more than `limit`: not so where the matcher looked as long as it may. */
  complete: boolean;
}

/**
 * The newest hits as rows of item_version, one more than `limit` where there are more: for counting over them. What the
 * database cannot decide is decided by the matcher first.
 * @param extra a further condition on `item_version v`
 */
export async function newestHits(
  session: SearchSession,
  selection: Selection,
  columns: string,
  limit: number,
  parameters: SqlParameters,
  extra = 'true',
): Promise<Hits> {
  if (selection.exactness !== 'exact') {
    const page = await newestPage(session, selection, { start: 0, limit: limit + 1, byStory: false });
    const ids = parameters.add(page.rows.map((row) => row.item_id));
    const versions = parameters.add(page.rows.map((row) => row.version));
    const select = `select ${columns} from unnest(${ids}::bigint[], ${versions}::int[]) as hit(item_id, version)
      join item_version v on v.item_id = hit.item_id and v.version = hit.version where ${extra}`;
    return { select, complete: page.next === null || page.rows.length > limit };
  }
  const { candidate } = conditionsOf(selection, parameters);
  const most = parameters.add(limit + 1);
  if (selection.asksWords) {
    const all = versionArms(selection, parameters, byWordsAlone(selection)).map(
      (arm) => `select v.* from item_version v where ${sqlAll([candidate, arm, extra])}`,
    );
    const select = `select ${columns} from (${all.join(' union all ')}) v
      order by v.published desc, v.item_id desc limit ${most}::int`;
    return { select, complete: true };
  }
  const arms = versionArms(selection, parameters).map(
    (arm) => `(select v.* from item_version v where ${sqlAll([candidate, arm, extra])}
      order by v.published desc, v.item_id desc limit ${most}::int)`,
  );
  const select = `select ${columns} from (select * from (${arms.join(' union all ')}) arms
    order by published desc, item_id desc limit ${most}::int) v`;
  return { select, complete: true };
}
