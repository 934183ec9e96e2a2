import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { selectNotificationCount } from '@client/features/workspace/workspaceSlice';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';

/** The bell button with the number of unread shared articles; opens the notifications drawer. */
export function NotificationsButton({ onOpen }: { onOpen: () => void }) {
  const count = useAppSelector(selectNotificationCount);
  return (
    <IconButton title={t('shell.notifications')} aria-label={t('shell.notificationsCount', { count })} onClick={onOpen}>
      <NotificationsNoneOutlined />
      {count > 0 ? (
        <Box component="span" sx={badge}>
          {count > 99 ? '99+' : count}
        </Box>
      ) : null}
    </IconButton>
  );
}

/** At the upper right corner of the bell. */
const badge = {
  position: 'absolute',
  top: 8,
  right: 8,
  transform: 'translate(50%, -50%)',
  minWidth: 20,
  height: 20,
  boxSizing: 'border-box',
  px: 0.75,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '10px',
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontSize: '0.75rem',
  fontWeight: 'fontWeightMedium',
  lineHeight: 1,
  '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
} as const;
