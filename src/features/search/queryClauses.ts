import type { QueryNode } from '@contract/query/ast';
import { normalizeQuery } from '@contract/query/normalize';
import { parseNarrowing } from '@contract/query/parse';
import { printQuery } from '@contract/query/print';

/**
 * Returns the clauses that the query joins by AND at the top level; null if it doesn't parse. A query that only excludes
 * is accepted too, because it may narrow a topic.
 */
export function topClauses(query: string): QueryNode[] | null {
  const parsed = parseNarrowing(query);
  if (!parsed.ok) return null;
  const tree = parsed.query === null ? null : normalizeQuery(parsed.query);
  if (tree === null) return [];
  return tree.kind === 'and' ? tree.children : [tree];
}

/** Joins clauses by AND. */
export function joinClauses(clauses: readonly QueryNode[]): string {
  const [first, ...others] = clauses;
  if (!first) return '';
  if (others.length === 0) return printQuery(first);
  const node = normalizeQuery({ kind: 'and', children: [...clauses] });
  return node === null ? '' : printQuery(node);
}
