import type { QueryNode } from './ast';
import { queryError, type QueryError, type Span } from './errors';

/**
 * `finds`: the query has a positive part, so the index can look up its matches. `spares`: it matches everything except
 * what its words match.
 */
type Reach = 'finds' | 'spares';

/**
 * Reports an error for a query, or an alternative of an OR, that only excludes words and so would match nearly
 * everything. `spans` maps the nodes to their positions in the text. With `allowed`, only alternatives of an OR are
 * reported.
 */
export function rejectNegativeQueries(
  root: QueryNode,
  spans: ReadonlyMap<QueryNode, Span>,
  errors: QueryError[],
  onlyNegative: 'allowed' | 'rejected',
): void {
  if (reach(root, spans, errors) === 'finds' || errors.length > 0 || onlyNegative === 'allowed') return;
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
