import type { Pool } from 'pg';
import type { TextField } from '@contract/query/ast';
import { planOf } from '@server/engine/query/plan';
import { SqlParameters } from '@server/engine/query/sqlFragment';
import { scopeCondition } from '@server/engine/query/toSql';
import { toTsquery } from '@server/engine/query/toTsquery';
import { readLanguagesAndClock } from './languagesAndClock';
import { SearchSession, type SearchContext } from './searchSession';

/** A word as typed. */
export interface SearchedWord {
  field: TextField;
  text: string;
}

function tsqueryOf({ field, text }: SearchedWord, languages: readonly string[]): string {
  const { upper } = toTsquery(planOf({ kind: 'word', field, text }), languages);
  return typeof upper === 'boolean' ? '' : upper.text;
}

/** See ArticleSearch.exists. Uses the word index, which includes articles that arrived a moment ago. */
export async function findExistingWords(
  pool: Pool,
  departmentId: string,
  words: readonly SearchedWord[],
  context?: SearchContext,
): Promise<boolean[]> {
  if (words.length === 0) return [];
  return SearchSession.run(pool, context, async (session) => {
    const { languages } = await readLanguagesAndClock(session);
    const parameters = new SqlParameters();
    const texts = parameters.add(words.map((word) => tsqueryOf(word, languages)));
    const scope = { departmentId, sourceIds: null, includeOldRevisions: false, asOf: 'infinity' };
    const [statement, values] = parameters.statement(`
      select place::int from unnest(${texts}::text[]) with ordinality as asked(query, place)
      where exists (select from item_version v
        where v.vector @@ asked.query::tsquery and coalesce(v.is_latest, false) and ${scopeCondition(scope, parameters)})`);
    const rows = await session.rows<{ place: number }>(statement, values);
    const found = new Set(rows.map(({ place }) => place - 1));
    return words.map((_, index) => found.has(index));
  });
}
