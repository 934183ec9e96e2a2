import type { SearchAnswer } from '@contract/search';
import Skeleton from '@mui/material/Skeleton';
import { DateHistogram, histogramHeight } from './DateHistogram';
import { HistogramPeriodControl } from './HistogramPeriodControl';
import { narrowToDays, withoutDateFilters } from './queryFilters';
import type { Facets } from './useFacets';

interface ResultHistogramProps {
  query: string;
  results: { data?: SearchAnswer | undefined; isFetching: boolean };
  facets: Facets;
  onSearch: (query: string) => void;
}

/** The histogram of a result list, or a skeleton of the same height while it is loading. */
export function ResultHistogram({ query, results, facets, onSearch }: ResultHistogramProps) {
  const { data } = results;
  if (data?.hitCount === 0 && !results.isFetching) return null;
  const bars = facets.counts?.date ?? [];
  if (bars.length > 0) {
    return (
      <DateHistogram
        bars={bars}
        control={
          <HistogramPeriodControl
            period={facets.period}
            onChoose={facets.choosePeriod}
            onRemoveDates={() => onSearch(withoutDateFilters(query))}
          />
        }
        busy={facets.isFetching}
        onChoose={(from, to) => onSearch(narrowToDays(query, from, to))}
      />
    );
  }
  const isAwaited = data ? data.hitCount > 0 && facets.isFetching : results.isFetching;
  return isAwaited ? <Skeleton variant="rounded" height={histogramHeight} sx={{ mb: 2 }} /> : null;
}
