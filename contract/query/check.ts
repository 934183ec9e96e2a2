import type { QueryNode } from './ast';
import { queryError, type QueryError, type Span } from './errors';

/** `finds`: a set that its words find. `spares`: the opposite, everything but what its words find. */
type Reach = 'finds' | 'spares';

/**
 * Refuses what only excludes: a query, or an alternative of an OR, that would match nearly everything. `spans` tells where a part stands.
 */
export function checkReach(root: QueryNode, spans: ReadonlyMap<QueryNode, Span>, errors: QueryError[]): void {
  if (reach(root, spans, errors) === 'finds' || errors.length > 0) return;
  const message = 'This query only excludes words. Add at least one word that articles must contain.';
  errors.push(queryError('ONLY_NEGATIVE', spanOf(root, spans), message));
}

function reach(node: QueryNode, spans: ReadonlyMap<QueryNode, Span>, errors: QueryError[]): Reach {
  switch (node.kind) {
    case 'not':
      return reach(node.child, spans, errors) === 'finds' ? 'spares' : 'finds';
    case 'and': {
      const reaches = node.children.map((child) => reach(child, spans, errors));
      return reaches.includes('finds') ? 'finds' : 'spares';
    }
    case 'or':
      for (const child of node.children) {
        if (reach(child, spans, errors) === 'finds') continue;
        const message =
          'This side of the OR only excludes words, so it would match nearly everything. Combine it with a word: a AND NOT b, or (a OR b) AND NOT c.';
        errors.push(queryError('NEGATIVE_ALTERNATIVE', spanOf(child, spans), message));
      }
      return 'finds';
    default:
      return 'finds';
  }
}

function spanOf(node: QueryNode, spans: ReadonlyMap<QueryNode, Span>): Span {
  return spans.get(node) ?? { start: 0, end: 0 };
}
