import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

/** Whose words are looked at: the provider's and a department's own. */
const seen = (departmentId: string) => sql`department_id in ('', ${departmentId})`;

/** Of these lexemes, those that an article has which the department sees. */
export async function knownLexemes(db: Db, departmentId: string, lexemes: readonly string[]): Promise<Set<string>> {
  if (lexemes.length === 0) return new Set();
  const { rows } = await sql<{ lexeme: string }>`
    select distinct lexeme from vocabulary
    where lexeme = any(${lexemes}::text[]) and ${seen(departmentId)}`.execute(db);
  return new Set(rows.map(({ lexeme }) => lexeme));
}

export interface KnownWord {
  lexeme: string;
  /** As an article writes it. */
  written: string;
  articles: number;
}

/** The words that stand under one of these keys. */
export async function wordsUnder(db: Db, departmentId: string, keys: readonly number[]): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select lexeme, max(written) as written, sum(articles)::int as articles from vocabulary
    where keys && ${keys}::int[] and ${seen(departmentId)}
    group by lexeme`.execute(db);
  return rows;
}

/** The whole names whose words a tsquery finds, those of most articles first. */
export async function namesFound(db: Db, departmentId: string, tsquery: string, limit: number): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select lexeme, max(written) as written, sum(articles)::int as articles from vocabulary
    where starts @@ ${tsquery}::tsquery and ${seen(departmentId)}
    group by lexeme order by sum(articles) desc, lexeme limit ${limit}`.execute(db);
  return rows;
}
