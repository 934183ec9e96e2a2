import { layout } from '@contract/limits';
import type { UserGroup } from '@contract/userGroups';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { t } from '@client/shared/lib/texts/t';
import { UserGroupCard, UserGroupRow } from './UserGroupRow';
import type { UserGroupsViewProps } from './UserGroupsView';

interface UserGroupTableProps extends Pick<UserGroupsViewProps, 'tab' | 'ownerId' | 'selected' | 'onSelect'> {
  groups: readonly UserGroup[];
  onAsk: (group: UserGroup) => void;
}

/** The groups: a table, or cards where it would not fit. */
export function UserGroupTable({ groups, tab, ownerId, selected, onSelect, onAsk }: UserGroupTableProps) {
  const narrow = useMediaQuery(`(max-width:${layout.mobile - 0.02}px)`);
  const ids = new Set(selected.map(({ id }) => id));
  const chosenHere = groups.filter(({ id }) => ids.has(id));
  const toggle = (group: UserGroup) =>
    onSelect(ids.has(group.id) ? selected.filter(({ id }) => id !== group.id) : [...selected, group]);
  const toggleAll = () => {
    const here = new Set(groups.map(({ id }) => id));
    const others = selected.filter(({ id }) => !here.has(id));
    onSelect(chosenHere.length === groups.length ? others : [...others, ...groups]);
  };
  const item = (group: UserGroup) => ({
    group,
    tab,
    ownerId,
    selected: ids.has(group.id),
    onToggle: () => toggle(group),
    onAsk: () => onAsk(group),
  });

  if (narrow) return groups.map((group) => <UserGroupCard key={group.id} {...item(group)} />);
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t(tab === 'OWNER' ? 'userGroups.own' : 'userGroups.member')}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                checked={chosenHere.length === groups.length}
                indeterminate={chosenHere.length > 0 && chosenHere.length < groups.length}
                onChange={toggleAll}
                slotProps={{ input: { 'aria-label': t('userGroups.selectAll') } }}
              />
            </TableCell>
            <TableCell>{t('userGroups.name')}</TableCell>
            <TableCell>{t('userGroups.description')}</TableCell>
            {tab === 'MEMBER' ? <TableCell>{t('userGroups.owner')}</TableCell> : null}
            <TableCell align="right">{t('userGroups.members')}</TableCell>
            <TableCell align="right">{t('userGroups.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map((group) => (
            <UserGroupRow key={group.id} {...item(group)} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
