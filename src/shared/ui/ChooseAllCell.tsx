import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import type { ChosenRows } from '../lib/chosenRows';

interface ChooseAllCellProps {
  label: string;
  chosen: Pick<ChosenRows<never>, 'all' | 'some' | 'toggleAll'>;
}

/** Above a column of check boxes: the one for all rows of the page. */
export function ChooseAllCell({ label, chosen }: ChooseAllCellProps) {
  return (
    <TableCell padding="checkbox">
      <Checkbox
        size="small"
        checked={chosen.all}
        indeterminate={chosen.some}
        onChange={chosen.toggleAll}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </TableCell>
  );
}
