import type { SearchAnswer, SortOrder } from '@contract/search';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { useSelectedCount, type RowSelection } from '@client/shared/list/listSelection';
import { ListViewToggle, type ListView } from '@client/shared/list/ListViewToggle';
import { SelectionActions, stickyListBar } from '@client/shared/list/SelectionActions';
import { t } from '@client/shared/texts/t';
import { SelectField } from '@client/shared/ui/form/SelectField';
import { fadeWhileBusy } from '@client/shared/ui/feedback/fadeWhileBusy';
import { ReadingPaneToggle } from './ReadingPaneToggle';
import { resultCountText } from './resultCountText';
import { sortOrders, sortTexts } from './sortOrders';

interface ResultListControlsProps {
  answer: SearchAnswer | undefined;
  /** True while the results are being refetched. */
  busy: boolean;
  sortOrder: SortOrder;
  byStory: boolean;
  onSort: (sort: SortOrder) => void;
  onGroup: (byStory: boolean) => void;
  view: ListView;
  onView: (view: ListView) => void;
  /** The switch of the reading pane; null where it isn't offered. */
  readingPane: ComponentProps<typeof ReadingPaneToggle> | null;
  /** The selection; null if articles can't be selected. */
  selection: { chosen: RowSelection; actions: ReactNode } | null;
  /** Further controls between the actions and the sort order. */
  children?: ReactNode;
}

/** The bar above a list of results: number of results or selected ones, actions, grouping by story, sort order, view. */
export function ResultListControls(props: ResultListControlsProps) {
  const { answer, busy, byStory, selection } = props;
  const selected = useSelectedCount(selection?.chosen ?? null);
  // Nothing to sort; the list below shows that there are no results.
  if (answer?.hitCount === 0 && !busy) return null;
  return (
    <Stack data-list-bar direction="row" useFlexGap sx={bar}>
      <SelectionActions
        count={selected}
        onClear={() => selection?.chosen.clear()}
        status={
          <Typography variant="subtitle2" component="p" role="status" aria-busy={busy} sx={count}>
            {selected > 0
              ? t('selection.count', { count: selected })
              : answer
                ? countText(answer, byStory)
                : busy
                  ? t('state.loading')
                  : null}
          </Typography>
        }
      >
        {selection?.actions}
      </SelectionActions>
      <Choices {...props} />
    </Stack>
  );
}

function Choices(props: ResultListControlsProps) {
  const { sortOrder, byStory, view, onSort, onGroup, onView, readingPane, children } = props;
  return (
    <>
      {children}
      <FormControlLabel
        label={t('articles.stories')}
        control={<Switch size="small" checked={byStory} onChange={(_event, on) => onGroup(on)} />}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ mx: 0, gap: 0.5 }}
      />
      <SelectField
        value={sortOrder}
        options={sortOrders.map((sort) => ({ value: sort, label: t(sortTexts[sort]) }))}
        onChange={onSort}
        ariaLabel={t('articles.sort')}
        size="small"
        sx={{ ml: { sm: 'auto', lg: 0 }, '& .MuiInputBase-root': { typography: 'body2' } }}
      />
      <Box sx={{ display: 'flex', gap: 2, ml: { xs: 'auto', sm: 0 } }}>
        <ListViewToggle view={view} onChange={onView} />
        {readingPane ? <ReadingPaneToggle {...readingPane} /> : null}
      </Box>
    </>
  );
}

function countText(answer: SearchAnswer, byStory: boolean): string {
  if (!byStory) return resultCountText(answer);
  const { hitCount, hitCountRelation } = answer;
  return t(hitCountRelation === 'gte' ? 'articles.countStoriesMore' : 'articles.countStories', { count: hitCount });
}

const bar = {
  ...stickyListBar,
  columnGap: { xs: 1, sm: 2 },
  rowGap: 0.5,
  alignItems: 'center',
  flexWrap: 'wrap',
  // In a line of their own where not all fits: selecting an article then doesn't wrap the other controls.
  // Aligns the text of a button that begins a line with the content below.
  '& > button': { ml: { xs: -1.25, lg: 0 } },
  '& > div:first-of-type': { flexBasis: { xs: '100%', lg: 'auto' } },
} as const;
const count = { flex: '1 0 auto', ...fadeWhileBusy } as const;
