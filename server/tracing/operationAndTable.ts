const operations = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'set', 'copy'];

/** The operation of an SQL statement (SELECT, INSERT, …) and the first table that it names. */
export function operationAndTable(text: string): { operation: string; table: string | undefined } {
  const first = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(text)?.[1];
  return { operation: operations.includes(first) ? first.toUpperCase() : 'OTHER', table };
}
