import type { QueryNode } from './ast';

/** The number of words, phrases, names, prefixes, and date ranges in a query. */
export function countTerms(node: QueryNode): number {
  switch (node.kind) {
    case 'not':
      return countTerms(node.child);
    case 'and':
    case 'or':
      return node.children.reduce((sum, child) => sum + countTerms(child), 0);
    default:
      return 1;
  }
}

/** The number of prefixes in a query. */
export function countPrefixes(node: QueryNode): number {
  switch (node.kind) {
    case 'not':
      return countPrefixes(node.child);
    case 'and':
    case 'or':
      return node.children.reduce((sum, child) => sum + countPrefixes(child), 0);
    default:
      return node.kind === 'prefix' ? 1 : 0;
  }
}
