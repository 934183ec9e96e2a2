import type { QueryNode } from '@contract/query/ast';
import { parseQuery } from '@contract/query/parse';

/** What a text means; throws where it is refused or empty. */
export function parsedQuery(text: string): QueryNode {
  const parsed = parseQuery(text);
  if (!parsed.ok || parsed.query === null) throw new Error(`${text} is refused or empty`);
  return parsed.query;
}
