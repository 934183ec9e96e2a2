import type { NamedField } from '@contract/query/ast';

/** The fields whose values are counted, in the order of the panel. */
export const facetFields = [
  'publication',
  'category',
  'organization',
  'subject',
  'language',
] as const satisfies readonly NamedField[];
export type FacetField = (typeof facetFields)[number];
