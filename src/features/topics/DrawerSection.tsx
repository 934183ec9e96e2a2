import { miscGroup } from '@contract/limits';
import type { TopicType } from '@contract/topic';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId } from 'react';
import { Link } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { DrawerGroupRow } from './DrawerGroupRow';
import { loadTopics } from './loadTopics';
import { topicListPaths } from './topicPaths';
import { selectChildGroups, selectGroupCount, selectTopicCounts, selectTopicLoad } from './topicSelectors';
import { topicTypeTexts } from './topicTexts';

/** The number of categories of the first render: more short rows than fit on a screen. */
const firstRows = 30;

interface DrawerSectionProps {
  type: TopicType;
  onOpen: (groupId: string) => void;
  onChosen: () => void;
}

/** The top-level categories of one owner (my, company, or Watchdesk topics). */
export function DrawerSection({ type, onOpen, onChosen }: DrawerSectionProps) {
  const id = useId();
  const all = useAppSelector((state) => selectChildGroups(state, type, null));
  const miscCount = useAppSelector((state) => selectGroupCount(state, type, miscGroup.id));
  // Misc contains personal topics without a category; hidden while it is empty.
  const shown = miscCount > 0 ? all : all.filter((group) => group.id !== miscGroup.id);
  // All of them after the first paint, so that opening the drawer with a long list responds quickly to a click.
  const groups = useDeferredValue(shown, shown.slice(0, firstRows));
  const { available } = useAppSelector((state) => selectTopicCounts(state, type));
  return (
    // A group, not a region: pages have regions of the same name.
    <div role="group" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>
          <Link to={topicListPaths[type]} onClick={onChosen}>
            {t(topicTypeTexts[type])}
          </Link>
        </h2>
        <span>{available}</span>
      </div>
      {groups.length > 0 ? (
        <ul>
          {groups.map((group) => (
            <DrawerGroupRow key={group.id} group={group} onOpen={() => onOpen(group.id)} />
          ))}
        </ul>
      ) : (
        <WithoutGroups type={type} />
      )}
    </div>
  );
}

function WithoutGroups({ type }: { type: TopicType }) {
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector((state) => selectTopicLoad(state, type));
  if (status === 'error') {
    return (
      <Box role="alert" sx={{ px: 1.5, typography: 'body2', color: 'text.secondary' }}>
        {error}{' '}
        <Button size="small" onClick={() => void dispatch(loadTopics(type))}>
          {t('action.retry')}
        </Button>
      </Box>
    );
  }
  if (status === 'loaded') {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ px: 1.5, py: 0.5 }}>
        {t('empty.topics')}
      </Typography>
    );
  }
  return (
    <Box role="status" aria-label={t('state.loading')} sx={{ px: 1.5, display: 'grid', gap: 1, py: 0.5 }}>
      <Skeleton variant="rounded" height={24} />
      <Skeleton variant="rounded" height={24} width="80%" />
      <Skeleton variant="rounded" height={24} width="65%" />
    </Box>
  );
}
