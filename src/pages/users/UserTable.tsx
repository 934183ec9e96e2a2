import type { DepartmentUser, UserSort } from '@contract/users';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { tableSelection } from '@client/shared/ui/table/tableSelection';
import { t } from '@client/shared/texts/t';
import type { ReturnState } from '@client/shared/navigation/returnLocation';
import { useIsNarrow } from '@client/shared/ui/layout/useIsNarrow';
import { SelectAllCell } from '@client/shared/ui/table/SelectAllCell';
import { SortCells } from '@client/shared/ui/table/SortCells';
import { UserCard, UserRow } from './UserRow';

export interface UserTableProps {
  users: readonly DepartmentUser[];
  selected: readonly DepartmentUser[];
  sort: UserSort;
  order: 'asc' | 'desc';
  /** The history state of links to the user's pages: the location to return to. */
  back: ReturnState;
  onSort: (sort: UserSort) => void;
  onSelect: (users: readonly DepartmentUser[]) => void;
}

const sortable: readonly UserSort[] = ['lastName', 'firstName', 'email', 'role'];

/** The users as a table, or as cards on narrow screens. */
export function UserTable({ users, selected, sort, order, back, onSort, onSelect }: UserTableProps) {
  const narrow = useIsNarrow();
  const selection = tableSelection(users, selected, onSelect);
  const rows = users.map((user) => ({
    key: user.id,
    row: { user, back, selected: selection.has(user), onToggle: () => selection.toggle(user) },
  }));

  if (narrow) return rows.map(({ key, row }) => <UserCard key={key} {...row} />);
  return (
    <TableContainer component={Paper} variant="outlined" sx={narrowPadding}>
      <Table size="small" aria-label={t('users.title')}>
        <TableHead>
          <TableRow>
            <SelectAllCell label={t('users.selectAll')} chosen={selection} />
            <SortCells
              columns={sortable}
              labelOf={(column) => t(`users.${column}`)}
              sort={sort}
              order={order}
              onSort={onSort}
            />
            <TableCell>{t('users.id')}</TableCell>
            <TableCell align="right">{t('shell.topics')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, row }) => (
            <UserRow key={key} {...row} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

// Less padding in a narrow table, which leaves more width to the emails.
const narrowPadding = { '& td, & th': { px: { xs: 1, lg: 2 } } } as const;
