import type { QueryNode } from './ast';
import { collapseSpace } from './characters';
import { normalizeBound } from './dates';

/**
 * The canonical form of a query, with the same results. AND and OR are flattened, and repeated children removed (the
 * first one stays); double negation is removed; a negated AND of negations becomes an OR; phrases and names have single
 * spaces; a word with a space becomes a phrase; an instant at the edge of a UTC day becomes that day. Empty groups are
 * removed; returns null if nothing is left. Equal trees print equally.
 */
export function normalizeQuery(node: QueryNode): QueryNode | null {
  return normalize(node, 'dropped');
}

/**
 * The canonical form with repeated children kept, for the relevance score, which counts each occurrence of a word in
 * the query.
 */
export function normalizeKeepingRepeats(node: QueryNode): QueryNode | null {
  return normalize(node, 'kept');
}

type Repeats = 'dropped' | 'kept';

function normalize(node: QueryNode, repeats: Repeats): QueryNode | null {
  switch (node.kind) {
    case 'word': {
      const text = collapseSpace(node.text);
      return text.includes(' ') ? { kind: 'phrase', field: node.field, text, slop: 0 } : { ...node, text };
    }
    case 'phrase':
    case 'name':
      return { ...node, text: collapseSpace(node.text) };
    case 'prefix':
      return node;
    case 'range':
      return { ...node, from: normalizeBound(node.from, 'from'), to: normalizeBound(node.to, 'to') };
    case 'not': {
      const child = normalize(node.child, repeats);
      return child && negate(child, repeats);
    }
    case 'and':
    case 'or':
      return group(
        node.kind,
        node.children.map((child) => normalize(child, repeats)),
        repeats,
      );
  }
}

/** Negates a normalized tree. */
function negate(child: QueryNode, repeats: Repeats): QueryNode {
  if (child.kind === 'not') return child.child;
  if (child.kind !== 'and') return { kind: 'not', child };
  const positives = child.children.map((each) => (each.kind === 'not' ? each.child : null));
  if (positives.includes(null)) return { kind: 'not', child };
  return group('or', positives, repeats) ?? { kind: 'not', child };
}

/** Combines normalized trees into a normalized group; null if all of them are empty. */
function group(kind: 'and' | 'or', children: readonly (QueryNode | null)[], repeats: Repeats): QueryNode | null {
  const flat = children.flatMap((child) => {
    if (!child) return [];
    return child.kind === kind ? child.children : [child];
  });
  const parts = repeats === 'kept' ? flat : withoutRepeats(flat);
  return parts.length > 1 ? { kind, children: parts } : (parts[0] ?? null);
}

/** Removes duplicate nodes and keeps the first of each. */
function withoutRepeats(nodes: readonly QueryNode[]): QueryNode[] {
  const kept = new Map<string, QueryNode>();
  for (const node of nodes) {
    const key = queryKey(node);
    if (!kept.has(key)) kept.set(key, node);
  }
  return [...kept.values()];
}

/** A key that is equal for equal trees only. */
function queryKey(node: QueryNode): string {
  switch (node.kind) {
    case 'word':
    case 'prefix':
    case 'name':
      return JSON.stringify([node.kind, node.field, node.text]);
    case 'phrase':
      return JSON.stringify([node.kind, node.field, node.text, node.slop]);
    case 'range':
      return JSON.stringify([node.kind, boundKey(node.from), boundKey(node.to)]);
    case 'not':
      return `not(${queryKey(node.child)})`;
    case 'and':
    case 'or':
      return `${node.kind}(${node.children.map(queryKey).join()})`;
  }
}

function boundKey(bound: Extract<QueryNode, { kind: 'range' }>['from']): string {
  switch (bound.kind) {
    case 'open':
      return '*';
    case 'day':
      return bound.date;
    case 'instant':
      return bound.at;
    case 'relative':
      return `${bound.amount}${bound.unit}`;
  }
}

/** True if two normalized trees are equal; null is the empty query. */
export function sameQuery(a: QueryNode | null, b: QueryNode | null): boolean {
  if (!a || !b) return a === b;
  return queryKey(a) === queryKey(b);
}
