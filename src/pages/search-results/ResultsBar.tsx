import type { SearchAnswer, SortOrder } from '@contract/search';
import type { ReactNode } from 'react';
import { FacetToggle } from '@client/features/search/FacetToggle';
import { ResultListControls } from '@client/features/search/ResultListControls';

interface ResultsBarProps {
  answer: SearchAnswer | undefined;
  busy: boolean;
  sortOrder: SortOrder;
  byStory: boolean;
  onSort: (sort: SortOrder) => void;
  onGroup: (byStory: boolean) => void;
  /** True if the facets are expanded on a narrow screen. On wide screens they are always visible. */
  facetsOpen: boolean;
  onToggleFacets: () => void;
  /** Actions on the results. */
  children?: ReactNode;
}

/** The bar above the results: count, order and grouping; on narrow screens also the button that expands the facets. */
export function ResultsBar({ facetsOpen, onToggleFacets, children, ...controls }: ResultsBarProps) {
  return (
    <ResultListControls {...controls}>
      {children}
      <FacetToggle open={facetsOpen} onToggle={onToggleFacets} />
    </ResultListControls>
  );
}
