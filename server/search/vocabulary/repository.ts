import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '@server/db/schema';
import { SearchSession, type SearchContext } from '../searchSession';

/** A condition for the words that a department sees: the provider's and its own. */
const seen = (departmentId: string) => sql`department_id in ('', ${departmentId})`;

/** The given lexemes that occur in an article that the department sees. */
export async function knownLexemes(db: Db, departmentId: string, lexemes: readonly string[]): Promise<Set<string>> {
  if (lexemes.length === 0) return new Set();
  const { rows } = await sql<{ lexeme: string }>`
    select distinct lexeme from vocabulary
    where lexeme = any(${lexemes}::text[]) and ${seen(departmentId)}`.execute(db);
  return new Set(rows.map(({ lexeme }) => lexeme));
}

export interface KnownWord {
  lexeme: string;
  /** The word as an article spells it. */
  written: string;
  articles: number;
}

/**
 * The words with one of these deletion keys. Runs in a search session, whose settings make the planner look up a
 * hundred keys instead of scanning the table.
 */
export async function wordsByDeletionKeys(
  pool: Pool,
  departmentId: string,
  keys: readonly number[],
  context: SearchContext,
): Promise<KnownWord[]> {
  const statement = `
    select lexeme, max(spelling) as written, sum(articles)::int as articles from vocabulary
    where deletion_keys && $1::int[] and department_id in ('', $2)
    group by lexeme`;
  return SearchSession.run(pool, context, (session) => session.rows<KnownWord>(statement, [keys, departmentId]));
}

/** The whole names whose words a tsquery matches, most articles first. */
export async function namesFound(db: Db, departmentId: string, tsquery: string, limit: number): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select lexeme, max(spelling) as written, sum(articles)::int as articles from vocabulary
    where name_vector @@ ${tsquery}::tsquery and ${seen(departmentId)}
    group by lexeme order by sum(articles) desc, lexeme limit ${limit}`.execute(db);
  return rows;
}
