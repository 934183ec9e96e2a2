import type { DateBound, NamedField, QueryNode } from '@contract/query/ast';
import { fieldInfo } from '@contract/query/fields';
import { normalizeQuery } from '@contract/query/normalize';
import { parseQuery } from '@contract/query/parse';
import { printQuery } from '@contract/query/print';

/** A filter of a query, as shown in a chip, and the query without it. */
export interface QueryFilter {
  label: string;
  without: string;
}

/** Returns the clauses that the query joins by AND at the top level; null if it doesn't parse. */
export function topClauses(query: string): QueryNode[] | null {
  const parsed = parseQuery(query);
  if (!parsed.ok) return null;
  if (parsed.query === null) return [];
  return parsed.query.kind === 'and' ? parsed.query.children : [parsed.query];
}

/** Joins clauses by AND. */
export function joinClauses(clauses: readonly QueryNode[]): string {
  const [first, ...others] = clauses;
  if (!first) return '';
  if (others.length === 0) return printQuery(first);
  const node = normalizeQuery({ kind: 'and', children: [...clauses] });
  return node === null ? '' : printQuery(node);
}

/** Adds an exact name of `field`, as a facet counts it. A query that doesn't parse is returned unchanged. */
export function narrowTo(query: string, field: NamedField, name: string): string {
  const clauses = topClauses(query);
  return clauses === null ? query : joinClauses([...clauses, { kind: 'name', field, text: name }]);
}

/** Adds a range of days (UTC, inclusive), and removes top-level date ranges that contain the whole range. */
export function narrowToDays(query: string, from: string, to: string): string {
  const clauses = topClauses(query);
  if (clauses === null) return query;
  const range: QueryNode = {
    kind: 'range',
    field: 'date',
    from: { kind: 'day', date: from },
    to: { kind: 'day', date: to },
  };
  return joinClauses([...clauses.filter((clause) => !containsDays(clause, from, to)), range]);
}

/** Returns whether a clause is a date range that contains these days. Ranges with times of day are never replaced. */
function containsDays(clause: QueryNode, from: string, to: string): boolean {
  if (clause.kind !== 'range') return false;
  const within = (bound: DateBound, isInside: (date: string) => boolean): boolean =>
    bound.kind === 'open' || (bound.kind === 'day' && isInside(bound.date));
  return within(clause.from, (date) => date <= from) && within(clause.to, (date) => to <= date);
}

/** Returns the top-level filters of the query: clauses of a field, and date ranges. */
export function queryFiltersOf(query: string): QueryFilter[] {
  const clauses = topClauses(query) ?? [];
  return clauses.flatMap((clause, index) => {
    const isCriterion = clause.kind === 'range' || ('field' in clause && clause.field !== 'document');
    if (!isCriterion) return [];
    return [{ label: labelOf(clause), without: joinClauses(clauses.filter((_, other) => other !== index)) }];
  });
}

function labelOf(clause: QueryNode): string {
  return clause.kind === 'name' ? `${fieldInfo(clause.field).label}: ${clause.text}` : printQuery(clause);
}
