import { layout } from '@contract/limits';
import type { TopicType } from '@contract/topic';
import Drawer from '@mui/material/Drawer';
import { TopicDrawer } from '@client/features/topics/TopicDrawer';
import { t } from '@client/shared/lib/texts/t';
import { hasPage } from '../routes';

export interface FloatingDrawerProps {
  open: boolean;
  onClose: () => void;
  types: readonly TopicType[];
}

/** The left drawer where there is no room beside the content. */
export function FloatingDrawer({ open, onClose, types }: FloatingDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': t('shell.topics'), sx: { width: layout.drawer, maxWidth: '88vw', pt: 1 } },
      }}
    >
      <nav aria-label={t('shell.topics')}>
        <TopicDrawer types={types} hasPage={hasPage} onChosen={onClose} />
      </nav>
    </Drawer>
  );
}
