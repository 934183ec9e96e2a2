import { layout, limits } from '@contract/limits';
import type { NotificationGroup } from '@contract/workspace';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DoneOutlined from '@mui/icons-material/DoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useReadAllNotificationsMutation, useReadNotificationMutation } from '@client/api/workspace/notifications';
import { loadNotifications, selectWorkspace } from '@client/features/workspace/workspaceSlice';
import { t } from '@client/shared/texts/t';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';

interface NotificationsDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The drawer with unread shared articles, by user group. */
export function NotificationsDrawer({ open, onClose }: NotificationsDrawerProps) {
  const dispatch = useAppDispatch();
  const { notifications, notificationsLoad } = useAppSelector(selectWorkspace);
  const [readAll] = useReadAllNotificationsMutation();
  useEffect(() => {
    if (open) void dispatch(loadNotifications());
  }, [open, dispatch]);
  const content = () => {
    if (notifications.length > 0) return notifications.map((group) => <Group key={group.id} group={group} />);
    if (notificationsLoad.status === 'error') {
      return <ErrorState error={notificationsLoad.error} onRetry={() => void dispatch(loadNotifications())} />;
    }
    if (notificationsLoad.status !== 'loaded') return <Skeletons count={5} />;
    return <EmptyState title={t('shell.noNotifications')} />;
  };
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('shell.notifications'),
          sx: { width: layout.notificationsDrawer, maxWidth: '100vw' },
        },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('shell.notifications')}
        </Typography>
        {notifications.length >= limits.markAllAsReadFrom ? (
          <Button size="small" onClick={() => void readAll({})}>
            {t('shell.markAllAsRead')}
          </Button>
        ) : null}
        <IconButton aria-label={t('action.close')} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ p: 2 }}>{content()}</Box>
    </Drawer>
  );
}

function Group({ group }: { group: NotificationGroup }) {
  const [readAll] = useReadAllNotificationsMutation();
  const [read] = useReadNotificationMutation();
  return (
    <Box component="section" aria-label={group.name} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {group.name}
        </Typography>
        <Button size="small" onClick={() => void readAll({ userGroupId: group.id })}>
          {t('shell.markAllAsRead')}
        </Button>
      </Box>
      <List dense disablePadding>
        {group.articles.map(({ articleId, headline }) => (
          <ListItem
            key={articleId}
            disableGutters
            secondaryAction={
              <IconButton
                edge="end"
                size="small"
                aria-label={t('shell.markAsRead', { name: headline })}
                onClick={() => void read({ articleId })}
              >
                <DoneOutlined fontSize="small" />
              </IconButton>
            }
          >
            <Typography variant="body2">{headline}</Typography>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
