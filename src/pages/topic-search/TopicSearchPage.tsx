import '@client/shared/lib/texts/use/topicList';
import type { Profile } from '@contract/topic';
import { useEffect, useEffectEvent, useState } from 'react';
import { times } from '@contract/limits';
import { FavouriteToggle } from '@client/features/favourites/FavouriteToggle';
import { selectIsAdmin, selectPrimaryEmail, selectUser } from '@client/features/session/sessionSelectors';
import { MoveTopicDialog } from '@client/features/topics/MoveTopicDialog';
import { canEdit } from '@client/features/topics/topicRights';
import { TopicRow } from '@client/features/topics/TopicRow';
import { useAppSelector } from '@client/shared/redux/hooks';
import { TopicSearchView } from './TopicSearchView';
import { useTopicSearch } from './useTopicSearch';

/** The search among all topics that one sees: `/topic-list-search?query=…`. */
export function TopicSearchPage() {
  const search = useTopicSearch();
  const user = useAppSelector(selectUser);
  const email = useAppSelector(selectPrimaryEmail);
  const isAdmin = useAppSelector(selectIsAdmin);
  const [moved, setMoved] = useState<Profile | null>(null);
  // The box follows the address; what is typed reaches the address a moment later.
  const [draft, setDraft] = useState({ of: search.query, text: search.query });
  const text = draft.of === search.query ? draft.text : search.query;
  const send = useEffectEvent(() => search.search(text.trim()));
  const waiting = text.trim() !== search.query;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(send, times.previewDelayMs);
    return () => clearTimeout(timer);
  }, [waiting, text]);

  const person = { ownerId: user?.ownerId ?? '', email };
  return (
    <>
      <TopicSearchView
        {...search}
        text={text}
        onType={(typed) => setDraft({ of: search.query, text: typed })}
        row={(topic) => (
          <TopicRow
            key={topic.id}
            topic={topic}
            parentName={topic.parentName}
            person={person}
            favourite={<FavouriteToggle topic={topic} size="small" />}
            editable={canEdit(topic, isAdmin)}
            onMove={() => setMoved(topic)}
          />
        )}
      />
      {moved ? <MoveTopicDialog topic={moved} onClose={() => setMoved(null)} /> : null}
    </>
  );
}
