import type { SearchAnswer, SortOrder } from '@contract/search';
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
}

const sorts: readonly SortOrder[] = ['NEWEST_FIRST', 'RELEVANT_FIRST'];
const sortTexts = { NEWEST_FIRST: 'articles.newest', RELEVANT_FIRST: 'articles.relevant' } as const;

/** How many articles were found, in which order they stand, and whether a story stands once. */
export function ResultsBar({ answer, sortOrder, byStory, onSort, onGroup }: ResultsBarProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 1.5, minHeight: 40 }}>
      <Typography variant="subtitle2" component="p" role="status" sx={{ flex: '1 1 160px' }}>
        {answer ? countText(answer) : t('state.loading')}
      </Typography>
      <FormControlLabel
        control={<Switch size="small" checked={byStory} onChange={(_event, checked) => onGroup(checked)} />}
        label={t('articles.stories')}
        slotProps={{ typography: { variant: 'body2' } }}
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
