import type { Profile } from '@contract/topic';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { lateWhenOpen } from '@client/shared/lib/late';
import { t } from '@client/shared/lib/texts/t';

const TopicRowMenuItems = lateWhenOpen(async () => (await import('./TopicRowMenuItems')).TopicRowMenuItems);

interface TopicRowMenuProps {
  topic: Profile;
  onMove: () => void;
}

/** What can be done with a topic that one may change. */
export function TopicRowMenu({ topic, onMove }: TopicRowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('topicList.more', { topicName: topic.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <TopicRowMenuItems
        topic={topic}
        anchor={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onMove={onMove}
      />
    </>
  );
}
