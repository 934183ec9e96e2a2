import type { Profile } from '@contract/topic';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '@client/shared/lib/texts/t';
import { topicEditPath } from './topicPaths';

interface TopicRowMenuProps {
  topic: Profile;
  onMove: () => void;
}

/** What can be done with a topic that one may change. */
export function TopicRowMenu({ topic, onMove }: TopicRowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Made when it is first opened: a list has many rows.
  const [used, setUsed] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('topicList.more', { topicName: topic.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setUsed(true);
          setAnchor(event.currentTarget);
        }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {used ? (
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          <MenuItem
            onClick={() => {
              setAnchor(null);
              onMove();
            }}
          >
            {t('topicList.move')}
          </MenuItem>
          <MenuItem component={Link} to={topicEditPath(topic)}>
            {t('topics.edit')}
          </MenuItem>
        </Menu>
      ) : null}
    </>
  );
}
