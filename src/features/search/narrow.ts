import type { QueryNode, TextField } from '@contract/query/ast';
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

/** The query with `field` narrowed to a whole name. A query that does not parse stays as it is. */
export function narrowTo(query: string, field: TextField, name: string): string {
  const clauses = topClauses(query);
  return clauses === null ? query : joinClauses([...clauses, { kind: 'phrase', field, text: name, slop: 0 }]);
}

/** The query within days (UTC, both included) instead of the dates that it had at its top. */
export function narrowToDays(query: string, from: string, to: string): string {
  const clauses = topClauses(query);
  if (clauses === null) return query;
  const range: QueryNode = {
    kind: 'range',
    field: 'date',
    from: { kind: 'day', date: from },
    to: { kind: 'day', date: to },
  };
  return joinClauses([...clauses.filter((clause) => clause.kind !== 'range'), range]);
}

/** The criteria at the query's top that stand beside its text: a field's, or dates. */
export function narrowingsOf(query: string): Narrowing[] {
  const clauses = topClauses(query) ?? [];
  return clauses.flatMap((clause, index) => {
    const isCriterion = clause.kind === 'range' || ('field' in clause && clause.field !== 'document');
    if (!isCriterion) return [];
    return [{ label: printQuery(clause), without: joinClauses(clauses.filter((_, other) => other !== index)) }];
  });
}
