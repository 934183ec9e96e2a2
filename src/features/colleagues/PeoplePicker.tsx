import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { selectRange, countSelected } from '@client/shared/list/selectRange';
import { t } from '@client/shared/texts/t';
import { toggleMember } from '@client/shared/list/toggleMember';
import { MultiSelectList } from '@client/shared/list/MultiSelectList';
import type { ListRowItem } from '@client/shared/list/ListRow';
import { SelectedChips } from './SelectedChips';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';

interface PeoplePickerProps {
  label: string;
  /** The search box that filters the list. */
  search: ReactNode;
  /** All users who can be selected. */
  items: readonly ListRowItem[];
  /** The ids of the users that match the search; null: no search. */
  found: ReadonlySet<string> | null;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** Shown if there are no users at all. */
  none?: ReactNode;
  rows?: number;
}

/** A picker for thousands of users: search, Select all, a list with checkboxes, and the selected users as chips. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { label, search, items, found, chosen, onChange, none, rows } = props;
  const [only, setOnly] = useState(false);
  const isOnly = only && chosen.size > 0;
  const shown = items.filter(({ id }) => (found === null || found.has(id)) && (!isOnly || chosen.has(id)));
  const listed = countSelected(chosen, shown);
  if (items.length === 0) return none ?? <EmptyState title={t('people.none')} />;
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {search}
      </Stack>
      <SelectedChips
        label={t('people.chosen')}
        chosen={items.filter(({ id }) => chosen.has(id))}
        onRemove={(id) => onChange(toggleMember(chosen, id))}
        onMore={() => setOnly(true)}
      />
      <Box>
        <Stack direction="row" useFlexGap sx={{ gap: 1, rowGap: 0, flexWrap: 'wrap', alignItems: 'center', mb: 0.5 }}>
          <FormControlLabel
            label={t('people.selectAll')}
            control={
              <Checkbox
                size="small"
                checked={listed.open > 0 && listed.chosen === listed.open}
                indeterminate={listed.chosen > 0 && listed.chosen < listed.open}
                disabled={listed.open === 0}
                onChange={() => onChange(selectRange(chosen, shown, 0, shown.length - 1, listed.chosen < listed.open))}
              />
            }
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ ml: 0.25 }}
          />
          <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: 1 }}>
            {t('people.counts', { chosen: chosen.size, open: items.filter(({ disabled }) => !disabled).length })}
          </Typography>
          <FormControlLabel
            label={t('people.onlyChosen')}
            control={
              <Switch
                size="small"
                checked={isOnly}
                disabled={chosen.size === 0}
                onChange={(_event, on) => setOnly(on)}
              />
            }
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ mx: 0, gap: 0.5 }}
          />
        </Stack>
        {shown.length > 0 ? (
          <MultiSelectList label={label} items={shown} chosen={chosen} onChange={onChange} {...(rows && { rows })} />
        ) : (
          <EmptyState title={t('empty.results')} />
        )}
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
          {t('people.tip')}
        </Typography>
      </Box>
    </Stack>
  );
}
