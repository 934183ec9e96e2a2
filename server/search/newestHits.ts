import { sqlAll, sqlAny, type SqlParameters } from '@server/engine/query/sqlFragment';
import { scopeCondition } from '@server/engine/query/toSql';
import type { RankingService } from './ranking/searchIndex';
import { usesPostings, newestByPostings } from './postingSearch';
import { pageNewestFirst, type Page } from './pageNewestFirst';
import { byWordsAlone, conditionsOf, versionArms, type Selection } from './selection';
import type { SearchSession } from './searchSession';

export interface Hits {
  /** SQL text of a SELECT that returns the hits with the requested columns; its values are in the given `parameters`. */
  select: string;
  /** True if these are all hits, or as many as requested; false if the matcher reached its limit. */
  complete: boolean;
  /** True if the SELECT uses the word index, which the planner should then use alone. */
  asksWords: boolean;
}

/**
 * Finds the newest hits in the sealed postings if these can answer, otherwise with the matcher. Returns null if the
 * database can decide on its own.
 */
async function foundHits(
  session: SearchSession,
  ranks: RankingService,
  selection: Selection,
  most: number,
): Promise<Page | null> {
  const request = { start: 0, limit: most, byStory: false, isReadByCaller: true };
  const page = usesPostings(ranks, selection)
    ? await newestByPostings(session, ranks, selection, request, false)
    : null;
  if (page !== null) return page;
  return selection.exactness === 'exact' ? null : pageNewestFirst(session, selection, request);
}

/**
 * Selects the newest hits, at most `most`, as rows of item_version, as the base of counts. Candidates that the database
 * can't decide are first checked by the matcher.
 */
export async function newestHits(
  session: SearchSession,
  ranks: RankingService,
  selection: Selection,
  columns: string,
  most: number,
  parameters: SqlParameters,
): Promise<Hits> {
  const page = await foundHits(session, ranks, selection, most);
  if (page !== null) {
    const ids = parameters.add(page.rows.map((row) => row.item_id));
    const versions = parameters.add(page.rows.map((row) => row.version));
    const visible = scopeCondition(selection.scope, parameters);
    const counts = sqlAny(versionArms(selection, parameters).map((arm) => `(${arm})`));
    const select = `select ${columns} from unnest(${ids}::bigint[], ${versions}::int[]) as hit(item_id, version)
      join item_version v on v.item_id = hit.item_id and v.version = hit.version
      where ${sqlAll([visible, counts])}`;
    return { select, complete: page.next === null || page.rows.length >= most, asksWords: false };
  }
  const { candidate } = conditionsOf(selection, parameters);
  const limit = parameters.add(most);
  if (selection.asksWords) {
    const all = versionArms(selection, parameters, byWordsAlone(selection)).map(
      (arm) => `select v.* from item_version v where ${sqlAll([candidate, arm])}`,
    );
    const select = `select ${columns} from (${all.join(' union all ')}) v
      order by v.published desc, v.item_id desc limit ${limit}::int`;
    return { select, complete: true, asksWords: true };
  }
  const arms = versionArms(selection, parameters).map(
    (arm) => `(select v.* from item_version v where ${sqlAll([candidate, arm])}
      order by v.published desc, v.item_id desc limit ${limit}::int)`,
  );
  const select = `select ${columns} from (select * from (${arms.join(' union all ')}) arms
    order by published desc, item_id desc limit ${limit}::int) v`;
  return { select, complete: true, asksWords: false };
}
