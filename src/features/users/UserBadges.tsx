import type { DepartmentUser } from '@contract/users';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { t } from '@client/shared/texts/t';
import { isAdministrator, mayPublish } from './userDisplay';

/** Badges of a user: role, publish permission, rejected email address. */
export function UserBadges({ user }: { user: DepartmentUser }) {
  const admin = isAdministrator(user);
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <Chip
        component="span"
        size="small"
        color={admin ? 'primary' : 'default'}
        variant={admin ? 'filled' : 'outlined'}
        label={t(admin ? 'users.admin' : 'users.standard')}
      />
      {mayPublish(user) ? (
        <Chip component="span" size="small" variant="outlined" color="secondary" label={t('users.publish')} />
      ) : null}
      {user.mailRefused ? (
        <Chip
          component="span"
          size="small"
          variant="outlined"
          color="warning"
          title={user.mailRefused.reason}
          label={t('users.mailRefused')}
        />
      ) : null}
    </Stack>
  );
}
