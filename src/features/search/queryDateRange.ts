import type { DateBound, QueryNode } from '@contract/query/ast';
import { joinClauses, topClauses } from './queryClauses';

/** A range of days in UTC, in the format 2026-01-31; an empty string is an open end. */
export interface Days {
  from: string;
  to: string;
}

export const noDays: Days = { from: '', to: '' };

/** Splits a query for the advanced search: the top-level date range, and the rest. */
export function splitDays(query: string): { rest: string; days: Days } {
  const clauses = topClauses(query);
  const ranges = (clauses ?? []).flatMap((clause) => daysOf(clause) ?? []);
  const [days] = ranges;
  if (clauses === null || days === undefined || ranges.length > 1) return { rest: query, days: noDays };
  return { rest: joinClauses(clauses.filter((clause) => daysOf(clause) === null)), days };
}

/** Adds a date range to a query. A query that doesn't parse is returned unchanged. */
export function withDays(query: string, { from, to }: Days): string {
  const clauses = topClauses(query);
  if (clauses === null || (from === '' && to === '')) return query;
  return joinClauses([...clauses, { kind: 'range', field: 'date', from: dateBound(from), to: dateBound(to) }]);
}

function daysOf(clause: QueryNode): Days | null {
  if (clause.kind !== 'range') return null;
  const [from, to] = [dayOf(clause.from), dayOf(clause.to)];
  return from === null || to === null ? null : { from, to };
}

function dayOf(end: DateBound): string | null {
  if (end.kind === 'open') return '';
  return end.kind === 'day' ? end.date : null;
}

const dateBound = (day: string): DateBound => (day === '' ? { kind: 'open' } : { kind: 'day', date: day });
