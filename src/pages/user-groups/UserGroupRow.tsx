import type { UserGroup } from '@contract/userGroups';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { isOwnedBy, ownerOf } from '@client/features/colleagues/groupOwner';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import type { GroupTab } from './groupTab';

interface UserGroupItemProps {
  group: UserGroup;
  tab: GroupTab;
  ownerId: string | undefined;
  selected: boolean;
  onToggle: () => void;
  onAsk: () => void;
}

export function UserGroupRow({ group, tab, ownerId, selected, onToggle, onAsk }: UserGroupItemProps) {
  return (
    <TableRow selected={selected} hover>
      <TableCell padding="checkbox">
        <SelectCheckbox group={group} selected={selected} onToggle={onToggle} />
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <GroupLink group={group} ownerId={ownerId} />
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{group.description}</TableCell>
      {tab === 'MEMBER' ? <TableCell>{ownerOf(group)}</TableCell> : null}
      <TableCell align="right">{group.memberCount ?? group.members.length}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', '& > :last-child': { mr: -1.25 } }}>
        <Actions group={group} ownerId={ownerId} onAsk={onAsk} />
      </TableCell>
    </TableRow>
  );
}

/** A group as a card, on narrow screens. */
export function UserGroupCard({ group, tab, ownerId, selected, onToggle, onAsk }: UserGroupItemProps) {
  return (
    <Card sx={{ display: 'flex', gap: 1, p: 1.5, mb: 1 }}>
      <SelectCheckbox group={group} selected={selected} onToggle={onToggle} />
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <GroupLink group={group} ownerId={ownerId} />
        <Typography variant="body2">{group.description}</Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {t('userGroups.members')}: {group.memberCount ?? group.members.length}
          {tab === 'MEMBER' ? ` · ${t('userGroups.owner')}: ${ownerOf(group)}` : null}
        </Typography>
        <Box sx={{ mt: 0.5, ml: -1.25 }}>
          <Actions group={group} ownerId={ownerId} onAsk={onAsk} />
        </Box>
      </Box>
    </Card>
  );
}

function SelectCheckbox({ group, selected, onToggle }: Pick<UserGroupItemProps, 'group' | 'selected' | 'onToggle'>) {
  return (
    <Checkbox
      size="small"
      checked={selected}
      onChange={onToggle}
      sx={{ alignSelf: 'flex-start', my: -0.5 }}
      slotProps={{ input: { 'aria-label': t('userGroups.select', { name: group.name }) } }}
    />
  );
}

const groupPath = (group: UserGroup, ownerId: string | undefined): string =>
  (isOwnedBy(group, ownerId) ? paths.editUserGroup : paths.viewUserGroup)({ userGroupId: group.id });

function GroupLink({ group, ownerId }: Pick<UserGroupItemProps, 'group' | 'ownerId'>) {
  return (
    <Link component={RouterLink} to={groupPath(group, ownerId)} sx={{ fontWeight: 560 }}>
      {group.name}
    </Link>
  );
}

/** Edit for the owner; View and Leave for others. */
function Actions({ group, ownerId, onAsk }: Pick<UserGroupItemProps, 'group' | 'ownerId' | 'onAsk'>) {
  const own = isOwnedBy(group, ownerId);
  const { name } = group;
  return (
    <Stack direction="row" component="span" sx={{ display: 'inline-flex' }}>
      <Button
        size="small"
        component={RouterLink}
        to={groupPath(group, ownerId)}
        aria-label={t(own ? 'userGroups.editNamed' : 'userGroups.viewNamed', { name })}
      >
        {t(own ? 'userGroups.edit' : 'userGroups.view')}
      </Button>
      {own ? null : (
        <Button size="small" color="error" onClick={onAsk} aria-label={t('userGroups.leaveNamed', { name })}>
          {t('userGroups.leave')}
        </Button>
      )}
    </Stack>
  );
}
