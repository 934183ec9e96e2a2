import type { QueryConfig } from 'pg';

const names = new Map<string, string>();

/**
 * A statement that each connection parses once, and plans once if PostgreSQL finds a plan that suits all values. For
 * statements with few different texts: connections keep them until they close.
 */
export function preparedStatement(text: string, values: unknown[]): QueryConfig {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `prepared_${names.size}`));
  return { name, text, values };
}
