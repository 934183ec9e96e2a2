import type { SearchAnswer, SortOrder } from '@contract/search';
import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
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

const sorts: readonly SortOrder[] = ['NEWEST_FIRST', 'RELEVANT_FIRST'];
const sortTexts = { NEWEST_FIRST: 'articles.newest', RELEVANT_FIRST: 'articles.relevant' } as const;

/** How many articles were found, in which order they stand, and whether a story stands once. */
export function ResultsBar(props: ResultsBarProps) {
  const { answer, sortOrder, byStory, narrowing, onSort, onGroup } = props;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ columnGap: 2, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap', mb: 1.5, minHeight: 40 }}
    >
      <Typography variant="subtitle2" component="p" role="status" sx={{ flex: { xs: '1 1 100px', sm: '1 1 160px' } }}>
        {answer ? countText(answer) : t('state.loading')}
      </Typography>
      <Button
        size="small"
        startIcon={<FilterList />}
        aria-expanded={narrowing}
        onClick={props.onNarrowing}
        sx={{ display: { md: 'none' } }}
      >
        {t('search.facets')}
      </Button>
      <FormControlLabel
        control={<Switch size="small" checked={byStory} onChange={(_event, checked) => onGroup(checked)} />}
        label={t('articles.stories')}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ ml: { xs: 0, sm: -1.25 } }}
      />
      <Select
        size="small"
        value={sortOrder}
        onChange={(event) => onSort(event.target.value)}
        inputProps={{ 'aria-label': t('articles.sort') }}
        sx={{ typography: 'body2' }}
      >
        {sorts.map((sort) => (
          <MenuItem key={sort} value={sort}>
            {t(sortTexts[sort])}
          </MenuItem>
        ))}
      </Select>
    </Stack>
  );
}

function countText({ hitCount, hitCountRelation }: SearchAnswer): string {
  if (hitCount === 1) return t('articles.countOne');
  const count = hitCount.toLocaleString('en');
  return t(hitCountRelation === 'gte' ? 'articles.countMore' : 'articles.count', { count });
}
