import { layout } from '@contract/limits';
import type { DepartmentUser, UserSort } from '@contract/users';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import { t } from '@client/shared/lib/texts/t';
import { UserCard, UserRow } from './UserRow';
import type { UsersViewProps } from './UsersView';

interface UserTableProps extends Pick<UsersViewProps, 'selected' | 'sort' | 'order' | 'back' | 'onSort' | 'onSelect'> {
  users: readonly DepartmentUser[];
}

const sortable: readonly UserSort[] = ['lastName', 'firstName', 'email', 'role'];

/** The users: a table, or cards where it would not fit. */
export function UserTable({ users, selected, sort, order, back, onSort, onSelect }: UserTableProps) {
  const narrow = useMediaQuery(`(max-width:${layout.mobile - 0.02}px)`);
  const ids = new Set(selected.map(({ id }) => id));
  const chosenHere = users.filter(({ id }) => ids.has(id));
  const toggle = (user: DepartmentUser) =>
    onSelect(ids.has(user.id) ? selected.filter(({ id }) => id !== user.id) : [...selected, user]);
  const toggleAll = () => {
    const here = new Set(users.map(({ id }) => id));
    const others = selected.filter(({ id }) => !here.has(id));
    onSelect(chosenHere.length === users.length ? others : [...others, ...users]);
  };
  const rows = users.map((user) => ({
    key: user.id,
    row: { user, back, selected: ids.has(user.id), onToggle: () => toggle(user) },
  }));

  if (narrow) return rows.map(({ key, row }) => <UserCard key={key} {...row} />);
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('users.title')}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                checked={chosenHere.length === users.length}
                indeterminate={chosenHere.length > 0 && chosenHere.length < users.length}
                onChange={toggleAll}
                slotProps={{ input: { 'aria-label': t('users.selectAll') } }}
              />
            </TableCell>
            {sortable.map((column) => (
              <TableCell key={column} sortDirection={column === sort ? order : false}>
                <TableSortLabel
                  active={column === sort}
                  direction={column === sort ? order : 'asc'}
                  onClick={() => onSort(column)}
                >
                  {t(`users.${column}`)}
                </TableSortLabel>
              </TableCell>
            ))}
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
