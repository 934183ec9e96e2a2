import type { QueryNode } from './ast';
import { collapseSpace } from './chars';
import { normalizeBound } from './dates';

/**
 * The canonical tree of a query, with the same results: and/or flattened and without repeated children (the first of each stays), no double
 * negation, a negated AND of negations as the OR it is, phrases and names with single spaces, a word that holds a space as the phrase it is, an instant
 * on the edge of a UTC day as that day. Groups without children ask for nothing and fall away; null where nothing is left.
 * Equal trees print equally.
 */
export function normalizeQuery(node: QueryNode): QueryNode | null {
  return normalize(node, 'dropped');
}

/** The canonical tree with every repeated child, for relevance, which counts a word as often as the query says it. */
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

/** NOT of a normalised tree. */
function negate(child: QueryNode, repeats: Repeats): QueryNode {
  if (child.kind === 'not') return child.child;
  if (child.kind !== 'and') return { kind: 'not', child };
  const positives = child.children.map((each) => (each.kind === 'not' ? each.child : null));
  if (positives.includes(null)) return { kind: 'not', child };
  return group('or', positives, repeats) ?? { kind: 'not', child };
}

/** A group of normalised trees. */
function group(kind: 'and' | 'or', children: readonly (QueryNode | null)[], repeats: Repeats): QueryNode | null {
  const flat = children.flatMap((child) => {
    if (!child) return [];
    return child.kind === kind ? child.children : [child];
  });
  const parts = repeats === 'kept' ? flat : withoutRepeats(flat);
  return parts.length > 1 ? { kind, children: parts } : (parts[0] ?? null);
}

/** The first of each. */
function withoutRepeats(nodes: readonly QueryNode[]): QueryNode[] {
  const kept = new Map<string, QueryNode>();
  for (const node of nodes) {
    const key = queryKey(node);
    if (!kept.has(key)) kept.set(key, node);
  }
  return [...kept.values()];
}

/** A text that is the same for equal trees only. */
export function queryKey(node: QueryNode): string {
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

/** Whether two normalised trees (null: empty) are the same. */
export function sameQuery(a: QueryNode | null, b: QueryNode | null): boolean {
  if (!a || !b) return a === b;
  return queryKey(a) === queryKey(b);
}
