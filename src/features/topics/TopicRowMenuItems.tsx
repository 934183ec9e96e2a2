import type { Profile } from '@contract/topic';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { useIsPathEnabled } from '@client/shared/navigation/disabledPaths';
import { t } from '@client/shared/texts/t';
import { menuSlotProps } from '@client/shared/ui/dialog/menuSlotProps';
import { topicEditPath, topicListPaths } from './topicPaths';

interface TopicRowMenuItemsProps {
  topic: Profile;
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
  onMove: () => void;
}

/** The menu that TopicRowMenu opens. */
export function TopicRowMenuItems({ topic, anchor, open, onClose, onMove }: TopicRowMenuItemsProps) {
  const isEnabled = useIsPathEnabled();
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={menuSlotProps(t('topicList.more', { topicName: topic.name }))}
    >
      <MenuItem
        onClick={() => {
          onClose();
          onMove();
        }}
      >
        {t('topicList.move')}
      </MenuItem>
      {isEnabled(topicListPaths[topic.topicType]) ? (
        <MenuItem component={Link} to={topicEditPath(topic)}>
          {t('topics.edit')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
