import { sqlAll, sqlAny, SqlParameters } from '@server/engine/query/sqlFragment';
import { verified, type CandidateRow } from './candidateRows';
import { visibleStorySql } from '@server/articles/items/visibleStory';
import { conditionsOf, storySql, versionArms, type Selection } from './selection';
import type { SearchSession } from './searchSession';

type SiblingRow = Pick<CandidateRow, 'item_id' | 'version' | 'certain' | 'at'> & { story_id: string };

/** True for a story that consists of one item; see `storySql`. */
export function isSingleItemStory(storyId: string): boolean {
  return storyId.startsWith('-');
}

/** The number of stories of the items; an item without a story counts as one. */
export async function countStories(
  session: SearchSession,
  selection: Selection,
  items: readonly number[],
): Promise<number> {
  if (items.length === 0) return 0;
  const parameters = new SqlParameters();
  const story = visibleStorySql('i', `${parameters.add(selection.scope.departmentId)}::text`);
  // Not count(distinct …), which sorts.
  const text = `select count(*)::int as count from (
      select distinct coalesce(-(${story}), i.id) from item i where i.id = any(${parameters.add(items)}::bigint[])) stories`;
  const [row] = await session.rows<{ count: number }>(...parameters.statement(text));
  return row?.count ?? 0;
}

type Dated = Pick<CandidateRow, 'at' | 'item_id' | 'version'>;

function isNewer(row: Dated, than: Dated): boolean {
  const [at, thanAt] = [BigInt(row.at), BigInt(than.at)];
  if (at !== thanAt) return at > thanAt;
  return row.item_id === than.item_id ? row.version > than.version : BigInt(row.item_id) > BigInt(than.item_id);
}

async function siblings(
  session: SearchSession,
  selection: Selection,
  stories: readonly string[],
): Promise<SiblingRow[]> {
  const parameters = new SqlParameters();
  const conditions = conditionsOf(selection, parameters);
  const story = storySql(selection, parameters);
  const ids = parameters.add(stories.filter((id) => !isSingleItemStory(id)));
  const items = parameters.add(stories.filter(isSingleItemStory).map((id) => id.slice(1)));
  const isInStories = sqlAny([
    `i.story_id = any(${ids}::bigint[])`,
    selection.scope.includeOldRevisions ? `i.id = any(${items}::bigint[])` : 'false',
  ]);
  const arms = versionArms(selection, parameters).map(
    (arm) => `select v.item_id, v.version, (extract(epoch from v.published) * 1000000)::bigint as at,
        (${conditions.certain}) as certain, ${story} as story_id
      from item i join item_version v on v.item_id = i.id
      where ${sqlAll([isInStories, `${story} is not null`, conditions.candidate, arm])}`,
  );
  return session.rows<SiblingRow>(...parameters.statement(arms.join(' union all ')));
}

/**
 * Filters the rows to the newest matching article of each story, among all matches, so that every page gives the same
 * result.
 */
export async function newestOfStories(
  session: SearchSession,
  selection: Selection,
  rows: readonly CandidateRow[],
): Promise<CandidateRow[]> {
  const stories = [...new Set(rows.flatMap((row) => (row.story_id === null ? [] : [row.story_id])))];
  if (stories.length === 0) return [...rows];
  const matching = await verified(session, selection, await siblings(session, selection, stories));
  const newest = new Map<string, SiblingRow>();
  for (const row of matching) {
    const best = newest.get(row.story_id);
    if (best === undefined || isNewer(row, best)) newest.set(row.story_id, row);
  }
  return rows.filter((row) => {
    const best = row.story_id === null ? undefined : newest.get(row.story_id);
    return best === undefined || (best.item_id === row.item_id && best.version === row.version);
  });
}
