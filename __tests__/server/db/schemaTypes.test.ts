import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useTestDatabase } from '../../support/server/database';

const ROOT = path.resolve(__dirname, '../../..');
const database = useTestDatabase();
const overrides: Record<string, string> = JSON.parse(readFileSync(path.join(ROOT, '.kysely-codegenrc.json'), 'utf8'))
  .overrides.columns;

/** The output of kysely-codegen if the file differs from the database; empty otherwise. */
function complaint(): Promise<string> {
  const args = [require.resolve('kysely-codegen/dist/cli/bin.js'), '--verify', '--url', database().url];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT }, (error, stdout, stderr) => resolve(error ? stdout + stderr : ''));
  });
}

/** The literals of a union type in columnTypes.ts. */
function literalsOf(type: string): string[] {
  const code = readFileSync(path.join(ROOT, 'server/db/columnTypes.ts'), 'utf8');
  const [, union = ''] = new RegExp(`^export type ${type} = (.*);$`, 'm').exec(code) ?? [];
  return [...union.matchAll(/'(\w+)'/g)].map(([, literal = '']) => literal).sort();
}

describe('the types of the tables', () => {
  it('match the migrated database (otherwise run npm run schema-types)', async () => {
    expect(await complaint()).toBe('');
  });

  it('have a union for each column with a check of values, with the same values', async () => {
    const { rows } = await database().pool.query<{ table: string; definition: string }>(`
      select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`);
    const listed = rows.flatMap(({ table, definition }) => {
      const [, column, values = ''] = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition) ?? [];
      const literals = [...values.matchAll(/'(\w+)'/g)].map(([, literal = '']) => literal).sort();
      return column === undefined ? [] : [{ column: `${table}.${column}`, literals }];
    });
    expect(listed.length).toBeGreaterThan(3);
    const typed = listed.map(({ column }) => ({
      column,
      literals: literalsOf(/^(?:Generated<)?(\w+)/.exec(overrides[column] ?? '')?.[1] ?? ''),
    }));
    expect(typed).toEqual(listed);
  });

  it('describe the content of each JSON column', async () => {
    const { rows } = await database().pool.query<{ name: string }>(`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type in ('json', 'jsonb')`);
    expect(rows.map(({ name }) => name).filter((name) => overrides[name]?.includes('JsonColumn<') !== true)).toEqual(
      [],
    );
  });
});
