import { sqlAll, type SqlParameters } from '@server/engine/query/sqlFragment';
import type { Ranks } from './ranking/ranks';
import { isByRanks, newestByRanks } from './byRanks';
import { newestPage, type Page } from './newest';
import { byWordsAlone, conditionsOf, versionArms, type Selection } from './selection';
import type { SearchSession } from './session';

export interface Hits {
  /** A select of them. */
  select: string;
  /** Whether these are all, or more than `limit`: not so where the matcher looked as long as it may. */
  complete: boolean;
  /** Whether the select asks the word index, which should then be asked alone. */
  asksWords: boolean;
}

/**
 * The newest hits, one more than `limit` where there are more, by whoever finds them soonest: the sealed postings, or else
 * the matcher; null where the database decides by itself.
 */
async function foundHits(
  session: SearchSession,
  ranks: Ranks,
  selection: Selection,
  limit: number,
): Promise<Page | null> {
  const request = { start: 0, limit: limit + 1, byStory: false };
  const page = isByRanks(selection) ? await newestByRanks(session, ranks, selection, request, false) : null;
  if (page !== null) return page;
  return selection.exactness === 'exact' ? null : newestPage(session, selection, request);
}

/**
 * The newest hits as rows of item_version, one more than `limit` where there are more: for counting over them. What the
 * database cannot decide is decided by the matcher first.
 */
export async function newestHits(
  session: SearchSession,
  ranks: Ranks,
  selection: Selection,
  columns: string,
  limit: number,
  parameters: SqlParameters,
): Promise<Hits> {
  const page = await foundHits(session, ranks, selection, limit);
  if (page !== null) {
    const ids = parameters.add(page.rows.map((row) => row.item_id));
    const versions = parameters.add(page.rows.map((row) => row.version));
    const select = `select ${columns} from unnest(${ids}::bigint[], ${versions}::int[]) as hit(item_id, version)
      join item_version v on v.item_id = hit.item_id and v.version = hit.version`;
    return { select, complete: page.next === null || page.rows.length > limit, asksWords: false };
  }
  const { candidate } = conditionsOf(selection, parameters);
  const most = parameters.add(limit + 1);
  if (selection.asksWords) {
    const all = versionArms(selection, parameters, byWordsAlone(selection)).map(
      (arm) => `select v.* from item_version v where ${sqlAll([candidate, arm])}`,
    );
    const select = `select ${columns} from (${all.join(' union all ')}) v
      order by v.published desc, v.item_id desc limit ${most}::int`;
    return { select, complete: true, asksWords: true };
  }
  const arms = versionArms(selection, parameters).map(
    (arm) => `(select v.* from item_version v where ${sqlAll([candidate, arm])}
      order by v.published desc, v.item_id desc limit ${most}::int)`,
  );
  const select = `select ${columns} from (select * from (${arms.join(' union all ')}) arms
    order by published desc, item_id desc limit ${most}::int) v`;
  return { select, complete: true, asksWords: false };
}
