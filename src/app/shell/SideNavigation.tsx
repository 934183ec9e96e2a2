import { layout } from '@contract/limits';
import Box from '@mui/material/Box';
import { TopicDrawer } from '@client/features/topics/TopicDrawer';
import { TopicDrawerStyles } from '@client/features/topics/TopicDrawerStyles';
import { selectVisibleTopicTypes } from '@client/features/topics/topicSelectors';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';

interface SideNavigationProps {
  /** True if the window is wider than 1400 px: the drawer is beside the content, not over it. */
  wide: boolean;
  open: boolean;
  onClose: () => void;
}

/** The navigation at the left: the topics by owner. */
export function SideNavigation({ wide, open, onClose }: SideNavigationProps) {
  const types = useAppSelector(selectVisibleTopicTypes);
  if (wide) {
    return open ? (
      <Box component="nav" aria-label={t('shell.topics')} sx={beside}>
        <TopicDrawerStyles />
        <TopicDrawer types={types} onChosen={() => undefined} />
      </Box>
    ) : null;
  }
  return <FloatingDrawer open={open} onClose={onClose} types={types} />;
}

const FloatingDrawer = lazyComponent(async () => (await import('./FloatingDrawer')).FloatingDrawer, { dialog: true });

const beside = {
  flex: 'none',
  position: 'sticky',
  top: layout.header,
  width: layout.drawer,
  height: `calc(100vh - ${layout.header}px)`,
  boxSizing: 'border-box',
  overflowY: 'auto',
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '@media print': { display: 'none' },
} as const;
