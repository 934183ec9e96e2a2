import type { DateBound, QueryNode } from '@contract/query/ast';
import type { SearchFilter } from './request';

/** The filter, narrowed to articles that were published between the two, both included. */
export function within(filter: SearchFilter, from: DateBound, to: DateBound): SearchFilter {
  const range: QueryNode = { kind: 'range', field: 'date', from, to };
  return { ...filter, query: filter.query === null ? range : { kind: 'and', children: [filter.query, range] } };
}
