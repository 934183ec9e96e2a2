import { sqlAll, SqlParameters } from '../query/sqlFragment';
import { verified, type CandidateRow } from './rows';
import { conditionsOf, versionArms, type Selection } from './selection';
import type { SearchSession } from './session';

type SiblingRow = Pick<CandidateRow, 'item_id' | 'version' | 'certain' | 'at'> & { story_id: string };

function isNewer(row: Pick<CandidateRow, 'at' | 'item_id'>, than: Pick<CandidateRow, 'at' | 'item_id'>): boolean {
  const [at, thanAt] = [BigInt(row.at), BigInt(than.at)];
  return at === thanAt ? BigInt(row.item_id) > BigInt(than.item_id) : at > thanAt;
}

async function siblings(
  session: SearchSession,
  selection: Selection,
  stories: readonly string[],
): Promise<SiblingRow[]> {
  const parameters = new SqlParameters();
  const conditions = conditionsOf(selection, parameters);
  const ids = parameters.add(stories);
  const arms = versionArms(selection, parameters).map(
    (arm) => `select v.item_id, v.version, (extract(epoch from v.published) * 1000000)::bigint as at,
        (${conditions.certain}) as certain, i.story_id
      from item i join item_version v on v.item_id = i.id
      where i.story_id = any(${ids}::bigint[]) and ${sqlAll([conditions.candidate, arm])}`,
  );
  return session.rows<SiblingRow>(...parameters.statement(arms.join(' union all ')));
}

/** Of each story, only the newest matching article among all there are: the same on every page. */
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
