import type { DateBound, QueryNode } from '@contract/query/ast';
import type { SearchFilter } from './searchRequest';

/** The filter restricted to articles published between the two bounds, both inclusive. */
export function restrictDates(filter: SearchFilter, from: DateBound, to: DateBound): SearchFilter {
  const range: QueryNode = { kind: 'range', field: 'date', from, to };
  return { ...filter, query: filter.query === null ? range : { kind: 'and', children: [filter.query, range] } };
}
