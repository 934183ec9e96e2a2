import type { DepartmentUser } from '@contract/users';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import { UserBadges } from '@client/features/users/UserBadges';
import { emailOfUser, nameOfUser } from '@client/features/users/userDisplay';
import type { ReturnState } from '@client/shared/navigation/returnLocation';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';

interface UserRowProps {
  user: DepartmentUser;
  selected: boolean;
  /** The history state of links to the user's pages: the location to return to. */
  back: ReturnState;
  onToggle: () => void;
}

function rowParts({ user, selected, back, onToggle }: UserRowProps) {
  const name = nameOfUser(user);
  const edit = (text: string) => (
    <Link
      component={RouterLink}
      to={paths.editUser({ userId: user.uid })}
      state={back}
      sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}
    >
      {text}
    </Link>
  );
  return {
    name,
    edit,
    check: (
      <Checkbox
        size="small"
        checked={selected}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': t('users.select', { name }) } }}
      />
    ),
    topics: (
      <Link
        component={RouterLink}
        to={paths.userTopics({ userId: user.uid })}
        state={back}
        aria-label={t('users.topicsOf', { name })}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {t('users.topics')}
      </Link>
    ),
  };
}

export function UserRow(props: UserRowProps) {
  const { user, selected } = props;
  const { check, edit, topics } = rowParts(props);
  return (
    <TableRow selected={selected} hover>
      <TableCell padding="checkbox">{check}</TableCell>
      <TableCell sx={name}>{edit(user.lastName)}</TableCell>
      <TableCell sx={name}>{user.firstName}</TableCell>
      <TableCell title={emailOfUser(user)} sx={oneLine}>
        {emailOfUser(user)}
      </TableCell>
      <TableCell>
        <UserBadges user={user} />
      </TableCell>
      <TableCell>{user.id}</TableCell>
      <TableCell align="right">{topics}</TableCell>
    </TableRow>
  );
}

// A truncated email is more readable than one in three lines; the title has the whole email.
// In a narrow table, the column gets the width that the other columns leave.
const oneLine = {
  width: { xs: '100%', lg: 'auto' },
  maxWidth: { xs: 0, lg: 320 },
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
// Breaks a name only between words, unless a word is wider than the column.
const name = { maxWidth: 160, overflowWrap: 'break-word', '& > a': { overflowWrap: 'inherit' } } as const;

export function UserCard(props: UserRowProps) {
  const { user } = props;
  const { check, edit, topics, name } = rowParts(props);
  return (
    <Card sx={{ display: 'flex', gap: 1, p: 1.5, mb: 1 }}>
      <Box sx={{ m: -0.5 }}>{check}</Box>
      <Stack sx={{ minWidth: 0, flex: 1, gap: 0.75, alignItems: 'flex-start' }}>
        {edit(name)}
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>{emailOfUser(user)}</Box>
        <UserBadges user={user} />
        <Stack direction="row" sx={{ width: 1, justifyContent: 'space-between', typography: 'body2' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('users.id')} {user.id}
          </Box>
          {topics}
        </Stack>
      </Stack>
    </Card>
  );
}
