import './resultTexts';
import type { DateBound, NamedField, QueryNode } from '@contract/query/ast';
import { fieldInfo } from '@contract/query/fields';
import { printQuery } from '@contract/query/print';
import { t } from '@client/shared/texts/t';
import { formatDay, formatInstant } from '@client/shared/time/formatDate';
import { nameFilterOf } from './nameFilters';
import { joinClauses, topClauses } from './queryClauses';

/** A filter of a query, as shown in a chip, and the query without it. */
export interface QueryFilter {
  label: string;
  without: string;
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

/** True if a date range limits the whole query. */
export const hasDateFilter = (query: string): boolean => (topClauses(query) ?? []).some(isDateRange);

/** Removes the date ranges that limit the whole query. */
export function withoutDateFilters(query: string): string {
  const clauses = topClauses(query);
  return clauses === null ? query : joinClauses(clauses.filter((clause) => !isDateRange(clause)));
}

/** Limits the query to articles published since an instant (ISO 8601). */
export function narrowToSince(query: string, at: string): string {
  const clauses = topClauses(query);
  if (clauses === null) return query;
  return joinClauses([
    ...clauses,
    { kind: 'range', field: 'date', from: { kind: 'instant', at }, to: { kind: 'open' } },
  ]);
}

const isDateRange = (clause: QueryNode): boolean => clause.kind === 'range';

/** Returns the top-level filters of the query: clauses of a field, names joined by OR or excluded, and date ranges. */
export function queryFiltersOf(query: string): QueryFilter[] {
  const clauses = topClauses(query) ?? [];
  return clauses.flatMap((clause, index) => {
    const isCriterion =
      isDateRange(clause) || nameFilterOf(clause) !== null || ('field' in clause && clause.field !== 'document');
    if (!isCriterion) return [];
    return [{ label: labelOf(clause), without: joinClauses(clauses.filter((_, other) => other !== index)) }];
  });
}

function labelOf(clause: QueryNode): string {
  const filter = nameFilterOf(clause);
  if (clause.kind === 'range') return rangeLabel(clause);
  if (filter === null) return printQuery(clause);
  const names = filter.names.join(` ${t('search.or')} `);
  const { label } = fieldInfo(filter.field);
  return `${label}: ${filter.excludes ? t('search.filter.not', { names }) : names}`;
}

/** Days and instants are shown in UTC, as the query has them; relative dates as they are written. */
function rangeLabel(range: Extract<QueryNode, { kind: 'range' }>): string {
  const [from, to] = [boundText(range.from), boundText(range.to)];
  if (from === null || to === null || (from === '' && to === '')) return printQuery(range);
  if (to === '') return t('search.filter.since', { from });
  if (from === '') return t('search.filter.until', { to });
  return from === to ? t('search.filter.day', { day: from }) : t('search.filter.dates', { from, to });
}

function boundText(bound: DateBound): string | null {
  switch (bound.kind) {
    case 'open':
      return '';
    case 'day':
      return formatDay(bound.date, 'UTC');
    case 'instant':
      return `${formatInstant(bound.at, 'dd MMM yyyy HH:mm', 'UTC')} UTC`;
    case 'relative':
      return null;
  }
}
