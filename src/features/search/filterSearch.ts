import type { DateBound, QueryNode } from '@contract/query/ast';
import { joinClauses, topClauses } from './narrow';

/** UTC days as 2026-01-31; empty where an end is open. */
export interface Days {
  from: string;
  to: string;
}

export const noDays: Days = { from: '', to: '' };

/** A search as the advanced search shows it: the dates at its top beside the rest. */
export function splitDays(query: string): { rest: string; days: Days } {
  const clauses = topClauses(query);
  const ranges = (clauses ?? []).flatMap((clause) => daysOf(clause) ?? []);
  const [days] = ranges;
  if (clauses === null || days === undefined || ranges.length > 1) return { rest: query, days: noDays };
  return { rest: joinClauses(clauses.filter((clause) => daysOf(clause) === null)), days };
}

/** The search whose articles were published within these days. Text that does not parse stays as it is. */
export function withDays(query: string, { from, to }: Days): string {
  const clauses = topClauses(query);
  if (clauses === null || (from === '' && to === '')) return query;
  return joinClauses([...clauses, { kind: 'range', field: 'date', from: bound(from), to: bound(to) }]);
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

const bound = (day: string): DateBound => (day === '' ? { kind: 'open' } : { kind: 'day', date: day });
