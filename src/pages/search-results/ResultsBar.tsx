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
  /** Whether the facets are unfolded, where they are folded. */
  narrowing: boolean;
  onNarrowing: () => void;
  /** What can be done with the results. */
  children?: ReactNode;
}

/** What is said of the results above them; where the screen is narrow, also what unfolds the facets. */
export function ResultsBar({ narrowing, onNarrowing, children, ...controls }: ResultsBarProps) {
  return (
    <ResultListControls {...controls}>
      {children}
      <Button
        size="small"
        startIcon={<FilterList />}
        aria-expanded={narrowing}
        onClick={onNarrowing}
        sx={{ display: { md: 'none' } }}
      >
        {t('search.facets')}
      </Button>
    </ResultListControls>
  );
}
