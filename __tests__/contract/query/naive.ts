import type { QueryNode } from '@contract/query/ast';

/** A naive matcher: whether a document with exactly these words matches. */
export function matches(node: QueryNode, words: ReadonlySet<string>): boolean {
  switch (node.kind) {
    case 'and':
      return node.children.every((child) => matches(child, words));
    case 'or':
      return node.children.some((child) => matches(child, words));
    case 'not':
      return !matches(node.child, words);
    case 'range':
      return false;
    default:
      return words.has(node.text);
  }
}

/** All subsets of the words a to e. */
export const allDocuments: readonly ReadonlySet<string>[] = Array.from(
  { length: 32 },
  (_, bits) => new Set([...'abcde'].filter((_letter, index) => (bits >> index) & 1)),
);
