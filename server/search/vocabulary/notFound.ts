import type { Pool } from 'pg';
import { planOf } from '@server/engine/query/plan';
import { SqlParameters } from '@server/engine/query/sqlFragment';
import { scopeCondition } from '@server/engine/query/toSql';
import { toTsquery } from '@server/engine/query/toTsquery';
import { SearchSession, type SearchContext } from '../session';
import type { UnknownWord } from './unknownWords';

function asked({ field, was }: UnknownWord, languages: readonly string[]): string {
  const { upper } = toTsquery(planOf({ kind: 'word', field, text: was }), languages);
  return typeof upper === 'boolean' ? '' : upper.text;
}

/**
 * Of these words, those that the articles themselves have not: what arrived a moment ago is found, but not counted yet.
 * @param languages those that articles are in
 * @throws SearchFailure as searching does
 */
export async function notFound(
  pool: Pool,
  departmentId: string,
  words: readonly UnknownWord[],
  languages: () => Promise<readonly string[]>,
  context: SearchContext,
): Promise<UnknownWord[]> {
  if (words.length === 0) return [];
  const parameters = new SqlParameters();
  const inThem = await languages();
  const texts = parameters.add(words.map((word) => asked(word, inThem)));
  const scope = { departmentId, sourceIds: null, includeOldRevisions: false, asOf: 'infinity' };
  const [statement, values] = parameters.statement(`
    select place::int from unnest(${texts}::text[]) with ordinality as asked(query, place)
    where exists (select from item_version v
      where v.vector @@ asked.query::tsquery and coalesce(v.is_latest, false) and ${scopeCondition(scope, parameters)})`);
  return SearchSession.run(pool, context, async (session) => {
    const rows = await session.rows<{ place: number }>(statement, values);
    const found = new Set(rows.map(({ place }) => place - 1));
    return words.filter((_, index) => !found.has(index));
  });
}
