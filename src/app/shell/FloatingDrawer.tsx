import { layout } from '@contract/limits';
import type { TopicType } from '@contract/topic';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { selectFeature } from '@client/features/session/sessionSelectors';
import { TopicDrawer } from '@client/features/topics/TopicDrawer';
import { t } from '@client/shared/lib/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { hasPage } from '../routes';

export interface FloatingDrawerProps {
  open: boolean;
  onClose: () => void;
  types: readonly TopicType[];
}

/** The left drawer where there is no room beside the content. */
export function FloatingDrawer({ open, onClose, types }: FloatingDrawerProps) {
  const workspaces = useAppSelector(selectFeature('workspaces'));
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': t('shell.topics'), sx: { width: layout.drawer, maxWidth: '88vw', pt: 1 } },
      }}
    >
      <nav aria-label={t('shell.topics')}>
        {workspaces ? (
          <Link
            component={RouterLink}
            to="/workspaces"
            color="textPrimary"
            underline="none"
            onClick={onClose}
            sx={entry}
          >
            {t('shell.workspaces')}
          </Link>
        ) : null}
        <TopicDrawer types={types} hasPage={hasPage} onChosen={onClose} />
      </nav>
    </Drawer>
  );
}

const entry = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  mx: 1,
  px: 1.5,
  borderRadius: 0.75,
  typography: 'subtitle2',
  '&:hover': { bgcolor: 'quiet' },
} as const;
