import type { Profile } from '@contract/topic';
import { useState } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';

const TopicRowMenuItems = lazyComponent(async () => (await import('./TopicRowMenuItems')).TopicRowMenuItems, {
  dialog: true,
  prefetch: true,
});

interface TopicRowMenuProps {
  topic: Profile;
  onMove: () => void;
}

/** The menu button of a topic that the user may edit; styled by the row. */
export function TopicRowMenu({ topic, onMove }: TopicRowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="icon"
        aria-label={t('topicList.more', { topicName: topic.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={dots} />
        </svg>
      </button>
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

const dots =
  'M12 8c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2';
