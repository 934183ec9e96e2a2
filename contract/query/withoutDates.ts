import type { QueryNode } from './ast';
import { normalizeQuery } from './normalize';

/** True if a query contains a date range. */
export function hasDates(node: QueryNode | null): boolean {
  switch (node?.kind) {
    case 'range':
      return true;
    case 'not':
      return hasDates(node.child);
    case 'and':
    case 'or':
      return node.children.some(hasDates);
    default:
      return false;
  }
}

/**
 * The query without its date ranges, as a topic stores it; null if nothing is left. The result may only exclude words,
 * so print and parse it to check.
 */
export function withoutDates(query: QueryNode | null): QueryNode | null {
  const left = query && strip(query);
  return left && normalizeQuery(left);
}

function strip(node: QueryNode): QueryNode | null {
  switch (node.kind) {
    case 'range':
      return null;
    case 'not': {
      const child = strip(node.child);
      return child && { kind: 'not', child };
    }
    case 'and':
    case 'or':
      return { kind: node.kind, children: node.children.map(strip).filter((child) => child !== null) };
    default:
      return node;
  }
}
