import type { ComponentProps } from 'react';
import { FacetToggle } from '@client/features/search/FacetToggle';
import { ResultListControls } from '@client/features/search/ResultListControls';

interface ResultsBarProps extends Omit<ComponentProps<typeof ResultListControls>, 'children'> {
  /** True if the facets are expanded on a narrow screen. On wide screens they are always visible. */
  facetsOpen: boolean;
  /** True if they are collapsed on wide screens too. */
  facetsCollapse: boolean;
  onToggleFacets: () => void;
}

/** The bar above the results: count, order and grouping; on narrow screens also the button that expands the facets. */
export function ResultsBar({ facetsOpen, facetsCollapse, onToggleFacets, ...controls }: ResultsBarProps) {
  return (
    <ResultListControls {...controls}>
      <FacetToggle open={facetsOpen} onToggle={onToggleFacets} always={facetsCollapse} />
    </ResultListControls>
  );
}
