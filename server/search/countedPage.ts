import { limits } from '@contract/limits';
import { sqlAll, SqlParameters } from '@server/engine/query/sqlFragment';
import { toHitCount, countHits, type HitCount } from './countHits';
import { pageNewestFirst, placeOf, type Page, type PageRequest } from './pageNewestFirst';
import { afterCondition, microseconds, type CandidateRow } from './candidateRows';
import { byWordsAlone, conditionsOf, storyOfSql, versionArms, type Selection } from './selection';
import type { SearchSession } from './searchSession';

export interface CountedPage extends Page, HitCount {}

type CountedRow = { [Column in keyof CandidateRow]: CandidateRow[Column] | null } & { total: number };

function isHit(row: CountedRow): row is CandidateRow & { total: number } {
  return row.item_id !== null;
}

/**
 * Reads all hits from the word index, up to one beyond the exact limit: their number, and the page if these were all.
 */
async function allHits(session: SearchSession, selection: Selection, request: PageRequest): Promise<CountedRow[]> {
  const parameters = new SqlParameters();
  const { candidate } = conditionsOf(selection, parameters);
  const most = parameters.add(limits.hitCountExact + 1);
  const after = afterCondition(selection, request.after, parameters);
  const [offset, limit] = [parameters.add(request.start), parameters.add(request.limit + 1)];
  const arms = versionArms(selection, parameters, byWordsAlone(selection)).map(
    (arm) => `select v.item_id, v.version, v.published from item_version v where ${sqlAll([candidate, arm])}`,
  );
  const text = `with found as materialized (${arms.join(' union all ')}),
    hits as materialized (select * from found limit ${most}::int)
    select (select count(*)::int from hits) as total, page.*
    from (values (1)) one left join lateral (
      select v.item_id, v.version, v.published, ${microseconds} as at, true as certain,
        ${storyOfSql(selection, 'v', parameters)} as story_id
      from hits v where ${after} order by v.published desc, v.item_id desc, v.version desc
      limit ${limit}::int offset ${offset}::int
    ) page on true
    order by page.published desc, page.item_id desc, page.version desc`;
  return session.rowsByWords<CountedRow>(...parameters.statement(text));
}

/**
 * Returns a page of hits, newest first, and their number. If a word narrows the search and the database alone decides,
 * one scan of the word index gives both. If there are more hits than are counted, the page is read along the dates.
 */
export async function countedPage(
  session: SearchSession,
  selection: Selection,
  request: PageRequest,
): Promise<CountedPage> {
  if (selection.exactness === 'exact' && selection.asksWords && !request.byStory) {
    const all = await allHits(session, selection, request);
    const total = all[0]?.total ?? 0;
    const count = toHitCount(total, true);
    if (total > limits.hitCountExact) return { ...(await pageNewestFirst(session, selection, request)), ...count };
    const found = all.filter(isHit);
    const rows = found.slice(0, request.limit);
    const last = rows.at(-1);
    return { rows, next: found.length > request.limit && last !== undefined ? placeOf(last) : null, ...count };
  }
  const page = await pageNewestFirst(session, selection, request);
  return { ...page, ...(await countHits(session, selection, request.byStory)) };
}
