import type { ClientBase } from 'pg';
import { EXCLUDED_TABLES } from './format';

export interface ArchivedTable {
  name: string;
  columns: { name: string; type: string }[];
}

/** The tables of an archive with their stored columns, each table after those that it references. */
export async function archivedTables(client: ClientBase): Promise<ArchivedTable[]> {
  const { rows: columns } = await client.query<{ table: string; column: string; type: string }>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`);
  const { rows: references } = await client.query<{ table: string; other: string }>(`
    select distinct c.relname as table, o.relname as other
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class o on o.oid = k.confrelid
    where k.contype = 'f' and c.oid <> o.oid`);
  const tables = new Map<string, ArchivedTable>();
  for (const { table, column, type } of columns) {
    if (EXCLUDED_TABLES.has(table)) continue;
    const known = tables.get(table) ?? { name: table, columns: [] };
    known.columns.push({ name: column, type });
    tables.set(table, known);
  }
  return inOrder(tables, references);
}

/** The names and last values of all sequences; null if a sequence was never used. */
export async function sequences(client: ClientBase): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by sequencename`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

function inOrder(tables: Map<string, ArchivedTable>, references: { table: string; other: string }[]): ArchivedTable[] {
  const ordered = new Set<ArchivedTable>();
  const onTheWay = new Set<string>();
  const visit = (table: ArchivedTable): void => {
    if (ordered.has(table)) return;
    if (onTheWay.has(table.name)) throw new Error(`The tables around "${table.name}" refer to each other in a ring.`);
    onTheWay.add(table.name);
    for (const { other } of references.filter((reference) => reference.table === table.name)) {
      const needed = tables.get(other);
      if (!needed) throw new Error(`"${table.name}" refers to "${other}", which no archive holds.`);
      visit(needed);
    }
    ordered.add(table);
  };
  for (const table of tables.values()) visit(table);
  return [...ordered];
}
