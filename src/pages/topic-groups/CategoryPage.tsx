import '@client/shared/lib/texts/use/topicList';
import { limits } from '@contract/limits';
import type { Profile, ProfileGroup } from '@contract/topic';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FavouriteToggle } from '@client/features/favourites/FavouriteToggle';
import { selectIsAdmin, selectPrimaryEmail, selectUser } from '@client/features/session/sessionSelectors';
import { CategoryGrid } from '@client/features/topics/CategoryGrid';
import { MoveTopicDialog } from '@client/features/topics/MoveTopicDialog';
import { canEdit } from '@client/features/topics/topicRights';
import { topicRows } from '@client/features/topics/topicRowsStyle';
import { TopicRow } from '@client/features/topics/TopicRow';
import { selectChildGroups, selectTopicsOf } from '@client/features/topics/topicSelectors';
import { t } from '@client/shared/lib/texts/t';
import { usePageState } from '@client/shared/lib/usePageState';
import { useAppSelector } from '@client/shared/redux/hooks';
import { EmptyState } from '@client/shared/ui/EmptyState';
import { AddTopic } from './CategoryActions';
import { CategoryHeader } from './CategoryHeader';

/** What a category holds: the categories in it, then its topics. */
export function CategoryPage({ group }: { group: ProfileGroup }) {
  const { id, name, topicType } = group;
  const children = useAppSelector((state) => selectChildGroups(state, topicType, id));
  const topics = useAppSelector((state) => selectTopicsOf(state, topicType, id));
  const isAdmin = useAppSelector(selectIsAdmin);
  return (
    <>
      <CategoryHeader group={group} />
      {children.length > 0 ? (
        <Box sx={{ mb: 3 }}>
          <CategoryGrid groups={children} label={t('topicList.categories')} />
        </Box>
      ) : null}
      {topics.length > 0 ? <Topics topics={topics} parentName={name} isAdmin={isAdmin} /> : null}
      {topics.length === 0 && children.length === 0 ? (
        <EmptyState title={t('empty.topics')} action={<AddTopic type={topicType} group={group} />} />
      ) : null}
    </>
  );
}

interface TopicsProps {
  topics: readonly Profile[];
  parentName: string;
  isAdmin: boolean;
}

function Topics({ topics, parentName, isAdmin }: TopicsProps) {
  const user = useAppSelector(selectUser);
  const email = useAppSelector(selectPrimaryEmail);
  const [moved, setMoved] = useState<Profile | null>(null);
  const [page, openPage] = usePageState();
  const pages = Math.ceil(topics.length / limits.topicListPage);
  const current = Math.min(page, pages);
  const shown = topics.slice((current - 1) * limits.topicListPage, current * limits.topicListPage);
  return (
    <Box component="section" aria-labelledby="topics-of-category">
      <Typography variant="h2" id="topics-of-category" sx={{ mb: 1.5 }}>
        {t('shell.topics')}
      </Typography>
      <Box component="ul" aria-labelledby="topics-of-category" sx={topicRows}>
        {shown.map((topic) => (
          <TopicRow
            key={topic.id}
            topic={topic}
            parentName={parentName}
            person={{ ownerId: user?.ownerId ?? '', email }}
            favourite={<FavouriteToggle topic={topic} size="small" />}
            editable={canEdit(topic, isAdmin)}
            onMove={() => setMoved(topic)}
          />
        ))}
      </Box>
      {pages > 1 ? (
        <Pagination
          count={pages}
          page={current}
          onChange={(_event, next) => openPage(next)}
          aria-label={t('topicList.pages')}
          sx={{ mt: 3, display: 'flex', justifyContent: 'center' }}
        />
      ) : null}
      {moved ? <MoveTopicDialog topic={moved} onClose={() => setMoved(null)} /> : null}
    </Box>
  );
}
