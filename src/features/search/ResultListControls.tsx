import type { SearchAnswer, SortOrder } from '@contract/search';
import FormControlLabel from '@mui/material/FormControlLabel';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { fadeWhileBusy } from '@client/shared/ui/feedback/fadeWhileBusy';
import { resultCountText } from './resultCountText';
import { readSortOrder, sortOrders, sortTexts } from './sortOrders';

interface ResultListControlsProps {
  answer: SearchAnswer | undefined;
  /** True while the results are being refetched. */
  busy: boolean;
  sortOrder: SortOrder;
  byStory: boolean;
  onSort: (sort: SortOrder) => void;
  onGroup: (byStory: boolean) => void;
  /** Further controls between the count and the sort order. */
  children?: ReactNode;
}

/** The controls above a list of results: number of results, grouping by story, sort order. */
export function ResultListControls(props: ResultListControlsProps) {
  const { answer, busy, byStory } = props;
  // Nothing to sort; the list below shows that there are no results.
  if (answer?.hitCount === 0 && !busy) return null;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ columnGap: 2, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap', mb: 1.5, minHeight: 40 }}
    >
      <Typography variant="subtitle2" component="p" role="status" aria-busy={busy} sx={count}>
        {answer ? countText(answer, byStory) : busy ? t('state.loading') : null}
      </Typography>
      <Choices {...props} />
    </Stack>
  );
}

function Choices({ sortOrder, byStory, onSort, onGroup, children }: ResultListControlsProps) {
  return (
    <>
      {children}
      <FormControlLabel
        label={t('articles.stories')}
        control={<Switch size="small" checked={byStory} onChange={(_event, on) => onGroup(on)} />}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ mx: 0, gap: 0.5 }}
      />
      <Select
        native
        value={sortOrder}
        onChange={({ target }) => onSort(readSortOrder(target.value) ?? 'NEWEST_FIRST')}
        inputProps={{ 'aria-label': t('articles.sort') }}
        size="small"
        sx={{ typography: 'body2' }}
      >
        {sortOrders.map((sort) => (
          <option key={sort} value={sort}>
            {t(sortTexts[sort])}
          </option>
        ))}
      </Select>
    </>
  );
}

function countText(answer: SearchAnswer, byStory: boolean): string {
  if (!byStory) return resultCountText(answer);
  const { hitCount, hitCountRelation } = answer;
  return t(hitCountRelation === 'gte' ? 'articles.countStoriesMore' : 'articles.countStories', { count: hitCount });
}

const count = { flex: { xs: '1 1 100px', sm: '1 1 160px' }, ...fadeWhileBusy } as const;
