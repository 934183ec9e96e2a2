import type { FacetResults, SearchBody } from '@contract/search';
import { skipToken } from '@reduxjs/toolkit/query';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSearchParams } from 'react-router-dom';
import type { FacetField } from './facetFields';
import { readHistogramPeriod, type HistogramPeriod } from './histogramPeriod';
import { namesOf, withoutNames } from './nameFilters';
import { hasDateFilter } from './queryFilters';
import { useSearch } from './useSearch';

interface FacetsRequest {
  /** What is searched, without `queryString`; null while there is nothing to count. */
  search: SearchBody | null;
  query: string;
  grouping: 'NONE' | 'STORY';
  /** The period of the histogram unless the URL has one. */
  defaultPeriod: HistogramPeriod;
}

/**
 * The facets and the histogram of a search, in requests of their own, so that the articles don't wait for the counts.
 * The period of the histogram is in the URL; a query that limits the dates sets it itself.
 */
export function useFacets({ search, query, grouping, defaultPeriod }: FacetsRequest) {
  const [params, setParams] = useSearchParams();
  const bars = useMaxBars();
  const period = hasDateFilter(query) ? null : (readHistogramPeriod(params.get('days')) ?? defaultPeriod);
  const days = period === null || period === 'all' ? {} : { days: Number(period) };
  const facets = useSearch(
    search === null
      ? skipToken
      : {
          ...search,
          queryString: query,
          retrievalOptions: { start: 0, limit: 0, grouping, facets: true, bars, ...days },
        },
  );
  const shared = { search, query, grouping };
  const publication = useFieldCounts('publication', shared);
  const category = useFieldCounts('category', shared);
  const organization = useFieldCounts('organization', shared);
  const subject = useFieldCounts('subject', shared);
  const language = useFieldCounts('language', shared);
  const counted = facets.data?.facetResults ?? null;
  const choosePeriod = (next: HistogramPeriod) => {
    const changed = new URLSearchParams(params);
    if (next === defaultPeriod) changed.delete('days');
    else changed.set('days', next);
    setParams(changed, { replace: true });
  };
  return {
    isFetching: facets.isFetching,
    counts: counted && {
      ...counted,
      publication: publication ?? counted.publication,
      category: category ?? counted.category,
      organization: organization ?? counted.organization,
      subject: subject ?? counted.subject,
      language: language ?? counted.language,
    },
    period,
    choosePeriod,
  };
}

/**
 * The values of a field that the query filters by, counted without that filter, so that further values can be added as
 * alternatives. Undefined for other fields.
 */
function useFieldCounts(
  field: FacetField,
  { search, query, grouping }: Pick<FacetsRequest, 'search' | 'query' | 'grouping'>,
): FacetResults[FacetField] | undefined {
  const { included, excluded } = namesOf(query, field);
  const isFiltered = included.length + excluded.length > 0;
  const answer = useSearch(
    search === null || !isFiltered
      ? skipToken
      : {
          ...search,
          queryString: withoutNames(query, field),
          retrievalOptions: { start: 0, limit: 0, grouping, facets: true },
        },
  );
  return isFiltered ? answer.data?.facetResults?.[field] : undefined;
}

/** The number of histogram bars that fit the viewport at 24 pixels each, the minimum size of a click target. */
function useMaxBars(): number {
  const wide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const middle = useMediaQuery('(min-width: 600px)', { noSsr: true });
  const narrow = useMediaQuery('(min-width: 360px)', { noSsr: true });
  if (wide) return 30;
  if (middle) return 20;
  return narrow ? 13 : 12;
}

export type Facets = ReturnType<typeof useFacets>;
