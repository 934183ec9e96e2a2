import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { hasShiftKey } from './hasShiftKey';
import { useIsSelected, type RowSelection } from './listSelection';

interface SelectionCheckboxProps {
  selection: RowSelection;
  /** The id of the row. */
  id: string;
  label: string;
  sx: Exclude<SxProps<Theme>, readonly unknown[]>;
}

/**
 * The checkbox that selects a row of a list; with Shift, all rows from the last one. A native checkbox, because lists are
 * long and all of their rows can be selected at once; the padding of its label is clickable too.
 */
export function SelectionCheckbox({ selection, id, label, sx }: SelectionCheckboxProps) {
  const isSelected = useIsSelected(selection, id);
  return (
    <Box component="label" sx={[base, sx]}>
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={label}
        onChange={(event) => selection.toggle(id, hasShiftKey(event))}
      />
    </Box>
  );
}

const base = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  cursor: 'pointer',
  '& > input': {
    m: 0,
    width: 18,
    height: 18,
    accentColor: (theme: Theme) => theme.palette.primary.main,
    cursor: 'pointer',
  },
} as const;
