import type { UserGroup } from '@contract/userGroups';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { tableSelection } from '@client/shared/ui/table/tableSelection';
import { t } from '@client/shared/texts/t';
import { useIsNarrow } from '@client/shared/ui/layout/useIsNarrow';
import { SelectAllCell } from '@client/shared/ui/table/SelectAllCell';
import type { GroupTab } from './groupTab';
import { UserGroupCard, UserGroupRow } from './UserGroupRow';

export interface UserGroupTableProps {
  groups: readonly UserGroup[];
  tab: GroupTab;
  /** The id of the signed-in user, which the groups they own have as owner; undefined until the user is loaded. */
  ownerId: string | undefined;
  selected: readonly UserGroup[];
  onSelect: (groups: readonly UserGroup[]) => void;
  onAsk: (group: UserGroup) => void;
}

/** The groups as a table, or as cards on narrow screens. */
export function UserGroupTable({ groups, tab, ownerId, selected, onSelect, onAsk }: UserGroupTableProps) {
  const narrow = useIsNarrow();
  const selection = tableSelection(groups, selected, onSelect);
  const item = (group: UserGroup) => ({
    group,
    tab,
    ownerId,
    selected: selection.has(group),
    onToggle: () => selection.toggle(group),
    onAsk: () => onAsk(group),
  });

  if (narrow) return groups.map((group) => <UserGroupCard key={group.id} {...item(group)} />);
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t(tab === 'OWNER' ? 'userGroups.own' : 'userGroups.member')}>
        <TableHead>
          <TableRow>
            <SelectAllCell label={t('userGroups.selectAll')} chosen={selection} />
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
