import { layout, limits } from '@contract/limits';
import type { NotificationGroup } from '@contract/workspace';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DoneOutlined from '@mui/icons-material/DoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useReadAllNotificationsMutation, useReadNotificationMutation } from '@client/api/workspace/notifications';
import { workspaceArticlePath } from '@client/features/workspace/workspacePaths';
import { loadNotifications, selectWorkspace } from '@client/features/workspace/workspaceSlice';
import { focusNextElement } from '@client/shared/navigation/focusNextElement';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { useDates } from '@client/shared/time/useDates';
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
  const { readAll } = useReading();
  useEffect(() => {
    if (open) void dispatch(loadNotifications());
  }, [open, dispatch]);
  const content = () => {
    if (notifications.length > 0) {
      return notifications.map((group) => <Group key={group.id} group={group} onOpen={onClose} />);
    }
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
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              focusNextElement(currentTarget);
              void readAll();
            }}
          >
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

function Group({ group, onOpen }: { group: NotificationGroup; onOpen: () => void }) {
  const { readAll, read } = useReading();
  return (
    <Box component="section" aria-label={group.name} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {group.name}
        </Typography>
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            focusNextElement(currentTarget.closest('section'));
            void readAll(group.id);
          }}
        >
          {t('shell.markAllAsRead')}
        </Button>
      </Box>
      <List dense disablePadding>
        {group.articles.map((notification) => (
          <Notification
            key={notification.id}
            notification={notification}
            onOpen={onOpen}
            onRead={() => void read(notification.articleId)}
          />
        ))}
      </List>
    </Box>
  );
}

interface NotificationProps {
  notification: NotificationGroup['articles'][number];
  onOpen: () => void;
  onRead: () => void;
}

/** The headline, which opens the article, and who did what when. */
function Notification({ notification, onOpen, onRead }: NotificationProps) {
  const dates = useDates();
  const { articleId, workspaceId, version, headline, actor, kind, created } = notification;
  return (
    <ListItem
      disableGutters
      secondaryAction={
        <IconButton
          edge="end"
          size="small"
          aria-label={t('shell.markAsRead', { name: headline })}
          onClick={({ currentTarget }) => {
            focusNextElement(currentTarget.closest('li'));
            onRead();
          }}
        >
          <DoneOutlined fontSize="small" />
        </IconButton>
      }
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={workspaceArticlePath({ id: articleId, itemVersion: version }, workspaceId, true)}
          variant="body2"
          dir="auto"
          onClick={onOpen}
        >
          {headline}
        </Link>
        <Typography variant="caption" color="textSecondary" component="p">
          {t(`shell.${kind}`, { name: actor ?? t('shell.somebody') })}
          {' · '}
          <time dateTime={created}>{dates.minute(created)}</time>
        </Typography>
      </Box>
    </ListItem>
  );
}

/** Marking notifications as read, with a message of success. */
function useReading() {
  const { notifications } = useServices();
  const [readAllOf] = useReadAllNotificationsMutation();
  const [readArticle] = useReadNotificationMutation();
  return {
    /** All, or those of one user group. */
    readAll: async (userGroupId?: string): Promise<void> => {
      const { error } = await readAllOf(userGroupId === undefined ? {} : { userGroupId });
      if (error) return;
      notifications.success(t(userGroupId === undefined ? 'shell.markedAllAsRead' : 'shell.markedAsRead'));
    },
    read: async (articleId: string): Promise<void> => {
      const { error } = await readArticle({ articleId });
      if (!error) notifications.success(t('shell.markedAsRead'));
    },
  };
}
