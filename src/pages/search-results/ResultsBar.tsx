import type { SearchAnswer, SortOrder } from '@contract/search';
import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { ListControls } from '@client/features/search/ListControls';
import { t } from '@client/shared/lib/texts/t';

interface ResultsBarProps {
  answer: SearchAnswer | undefined;
  sortOrder: SortOrder;
  byStory: boolean;
  onSort: (sort: SortOrder) => void;
  onGroup: (byStory: boolean) => void;
  /** Whether the facets are unfolded, where they are folded. */
  narrowing: boolean;
  onNarrowing: () => void;
}

/** What is said of the results above them; where the screen is narrow, also what unfolds the facets. */
export function ResultsBar({ narrowing, onNarrowing, ...controls }: ResultsBarProps) {
  return (
    <ListControls {...controls}>
      <Button
        size="small"
        startIcon={<FilterList />}
        aria-expanded={narrowing}
        onClick={onNarrowing}
        sx={{ display: { md: 'none' } }}
      >
        {t('search.facets')}
      </Button>
    </ListControls>
  );
}
