import type { DateBound, NamedField, QueryNode } from '@contract/query/ast';
import { fieldInfo } from '@contract/query/fields';
import { normalizeQuery } from '@contract/query/normalize';
import { parseQuery } from '@contract/query/parse';
import { printQuery } from '@contract/query/print';

/** A criterion that narrows a search, as a chip shows it, and the query without it. */
export interface Narrowing {
  label: string;
  without: string;
}

/** The clauses that a query joins by AND at its top; null where it does not parse. */
export function topClauses(query: string): QueryNode[] | null {
  const parsed = parseQuery(query);
  if (!parsed.ok) return null;
  if (parsed.query === null) return [];
  return parsed.query.kind === 'and' ? parsed.query.children : [parsed.query];
}

/** The query of clauses that must all hold. */
export function joinClauses(clauses: readonly QueryNode[]): string {
  const [first, ...others] = clauses;
  if (!first) return '';
  if (others.length === 0) return printQuery(first);
  const node = normalizeQuery({ kind: 'and', children: [...clauses] });
  return node === null ? '' : printQuery(node);
}

/** The query with `field` narrowed to a whole name: to what a facet counts. A query that does not parse stays as it is. */
export function narrowTo(query: string, field: NamedField, name: string): string {
  const clauses = topClauses(query);
  return clauses === null ? query : joinClauses([...clauses, { kind: 'name', field, text: name }]);
}

/** The query within days (UTC, both included), instead of those dates at its top that these days lie within. */
export function narrowToDays(query: string, from: string, to: string): string {
  const clauses = topClauses(query);
  if (clauses === null) return query;
  const range: QueryNode = {
    kind: 'range',
    field: 'date',
    from: { kind: 'day', date: from },
    to: { kind: 'day', date: to },
  };
  return joinClauses([...clauses.filter((clause) => !spans(clause, from, to)), range]);
}

/** Whether a clause is a range of dates that has all of these days; one of instants is taken at its word. */
function spans(clause: QueryNode, from: string, to: string): boolean {
  if (clause.kind !== 'range') return false;
  const within = (bound: DateBound, isInside: (date: string) => boolean): boolean =>
    bound.kind === 'open' || (bound.kind === 'day' && isInside(bound.date));
  return within(clause.from, (date) => date <= from) && within(clause.to, (date) => to <= date);
}

/** The criteria at the query's top that stand beside its text: a field's, or dates. */
export function narrowingsOf(query: string): Narrowing[] {
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
