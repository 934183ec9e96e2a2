import type { NamedField, QueryNode } from '@contract/query/ast';
import { joinClauses, topClauses } from './queryClauses';

/** A clause with exact names of one field, as facets count them: articles have one of the names, or none. */
interface NameFilter {
  field: NamedField;
  names: string[];
  excludes: boolean;
}

/** Reads a clause as a filter by names; null if it is anything else. */
export function nameFilterOf(clause: QueryNode): NameFilter | null {
  const inner = clause.kind === 'not' ? clause.child : clause;
  const nodes = inner.kind === 'or' ? inner.children : [inner];
  const [first] = nodes;
  if (first?.kind !== 'name') return null;
  const { field } = first;
  const names = nodes.flatMap((node) => (node.kind === 'name' && node.field === field ? [node.text] : []));
  return names.length === nodes.length ? { field, names, excludes: clause.kind === 'not' } : null;
}

/** Names that differ only by case are the same filter. */
const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
export const hasName = (names: readonly string[], name: string): boolean => names.some((one) => sameName(one, name));

/** The names of a field that the query requires (one of them) and excludes. */
export function namesOf(query: string, field: NamedField): { included: string[]; excluded: string[] } {
  const filters = (topClauses(query) ?? []).map(nameFilterOf).filter((filter) => filter?.field === field);
  const names = (excludes: boolean) => filters.flatMap((one) => (one?.excludes === excludes ? one.names : []));
  return { included: names(false), excluded: names(true) };
}

/** Removes the filters by names of a field. */
export function withoutNames(query: string, field: NamedField): string {
  const clauses = topClauses(query);
  return clauses === null ? query : joinClauses(clauses.filter((clause) => nameFilterOf(clause)?.field !== field));
}

/**
 * Adds an exact name of a field to the query, as an alternative to the field's other names, or removes it. A query that
 * doesn't parse is returned unchanged.
 */
export function toggleIncluded(query: string, field: NamedField, name: string): string {
  return toggle(query, field, name, false);
}

/** Excludes an exact name of a field, or no longer excludes it. A query that doesn't parse is returned unchanged. */
export function toggleExcluded(query: string, field: NamedField, name: string): string {
  return toggle(query, field, name, true);
}

function toggle(query: string, field: NamedField, name: string, excludes: boolean): string {
  const clauses = topClauses(query);
  if (clauses === null) return query;
  const { included, excluded } = namesOf(query, field);
  const isOn = hasName(excludes ? excluded : included, name);
  const rest = clauses.flatMap((clause) => withoutName(clause, field, name));
  if (isOn) return joinClauses(rest);
  const added: QueryNode = { kind: 'name', field, text: name };
  if (excludes) return joinClauses([...rest, { kind: 'not', child: added }]);
  const alternatives = rest.find((clause) => {
    const filter = nameFilterOf(clause);
    return filter?.field === field && !filter.excludes;
  });
  if (!alternatives) return joinClauses([...rest, added]);
  const either: QueryNode = { kind: 'or', children: [alternatives, added] };
  return joinClauses(rest.map((clause) => (clause === alternatives ? either : clause)));
}

/** Removes a name from a clause that filters by names of the field; an empty array if it was the only one. */
function withoutName(clause: QueryNode, field: NamedField, name: string): QueryNode[] {
  const filter = nameFilterOf(clause);
  if (filter?.field !== field || !hasName(filter.names, name)) return [clause];
  const names = filter.names.filter((one) => !sameName(one, name));
  if (names.length === 0) return [];
  const kept: QueryNode = { kind: 'or', children: names.map((text) => ({ kind: 'name', field, text })) };
  return [filter.excludes ? { kind: 'not', child: kept } : kept];
}

/**
 * True if the query still requires something without the names of `field`, so that it may exclude one of them: a search
 * that only excludes is refused, except within a topic.
 */
export function requiresMoreThanNames(query: string, field: NamedField): boolean {
  return (topClauses(query) ?? []).some((clause) => clause.kind !== 'not' && nameFilterOf(clause)?.field !== field);
}
