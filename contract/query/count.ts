import type { QueryNode } from './ast';

/** The number of words, phrases, names, prefixes and ranges in a query. */
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
