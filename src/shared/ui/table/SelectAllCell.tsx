import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import type { TableSelection } from './tableSelection';

interface ChooseAllCellProps {
  label: string;
  chosen: Pick<TableSelection<never>, 'all' | 'some' | 'toggleAll'>;
}

/** The header cell above a column of checkboxes, with the checkbox for all rows of the page. */
export function SelectAllCell({ label, chosen }: ChooseAllCellProps) {
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
