import '@client/features/topics/topicListTexts';
import type { Profile } from '@contract/topic';
import { useState } from 'react';
import { FavouriteToggle } from '@client/features/favourites/FavouriteToggle';
import { selectIsAdmin, selectPrimaryEmail, selectUser } from '@client/features/session/sessionSelectors';
import { LazyMoveTopicDialog } from '@client/features/topics/LazyMoveTopicDialog';
import { canEdit } from '@client/features/topics/topicRights';
import { TopicRow } from '@client/features/topics/TopicRow';
import { TopicRowFrame } from '@client/features/topics/TopicRowFrame';
import { topicTypeTexts } from '@client/features/topics/topicTexts';
import { useOpenRows } from '@client/features/topics/useOpenRows';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { TopicSearchView } from './TopicSearchView';
import { useTopicSearch } from './useTopicSearch';

/** Searches all topics that the user can see: `/topic-list-search?query=…`. */
export function TopicSearchPage() {
  const search = useTopicSearch();
  const user = useAppSelector(selectUser);
  const email = useAppSelector(selectPrimaryEmail);
  const isAdmin = useAppSelector(selectIsAdmin);
  const [topicToMove, setTopicToMove] = useState<Profile | null>(null);
  const rows = useOpenRows();

  const besideMenus = search.results.data?.profiles.some((topic) => canEdit(topic, isAdmin)) === true;
  const person = { ownerId: user?.ownerId ?? '', email };
  return (
    <>
      <TopicSearchView
        {...search}
        row={(topic) => (
          <TopicRowFrame key={topic.id}>
            <TopicRow
              topic={topic}
              about={[t(topicTypeTexts[topic.topicType]), topic.parentName, topic.description]
                .filter(Boolean)
                .join(' · ')}
              person={person}
              favourite={<FavouriteToggle topic={topic} inRow />}
              editable={canEdit(topic, isAdmin)}
              besideMenus={besideMenus}
              onMove={() => setTopicToMove(topic)}
              open={rows.isOpen(topic.id)}
              onToggle={() => rows.toggle(topic.id)}
            />
          </TopicRowFrame>
        )}
      />
      {topicToMove ? <LazyMoveTopicDialog topic={topicToMove} onClose={() => setTopicToMove(null)} /> : null}
    </>
  );
}
