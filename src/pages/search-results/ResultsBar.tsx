import type { SearchAnswer, SortOrder } from '@contract/search';
import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ResultListControls } from '@client/features/search/ResultListControls';
import { t } from '@client/shared/texts/t';

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
      <Button
        size="small"
        startIcon={<FilterList />}
        aria-expanded={facetsOpen}
        onClick={onToggleFacets}
        sx={{ display: { md: 'none' } }}
      >
        {t('search.facets')}
      </Button>
    </ResultListControls>
  );
}
