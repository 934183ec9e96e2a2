import type { DepartmentUser } from '@contract/users';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { UserBadges } from '@client/features/users/UserBadges';
import { emailOfUser, initialsOfUser, nameOfUser } from '@client/features/users/userDisplay';
import { t } from '@client/shared/texts/t';

export function UserSummaryCard({ user }: { user: DepartmentUser }) {
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 4 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Avatar aria-hidden sx={{ width: 56, height: 56, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          {initialsOfUser(user)}
        </Avatar>
        <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h2">{nameOfUser(user)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {emailOfUser(user)}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t('userTopics.id')}: {user.id}
          </Typography>
        </Box>
        <UserBadges user={user} />
      </Stack>
    </Paper>
  );
}
