import type { QueryNode } from '@contract/query/ast';
import { parseQuery } from '@contract/query/parse';

/** Parses a query; throws if it is invalid or empty. */
export function parsedQuery(text: string): QueryNode {
  const parsed = parseQuery(text);
  if (!parsed.ok || parsed.query === null) throw new Error(`${text} is refused or empty`);
  return parsed.query;
}
