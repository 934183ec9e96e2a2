import type { Profile, ProfileGroup } from '@contract/topic';
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { shorten } from '@client/shared/lib/shorten';
import { t } from '@client/shared/lib/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { DrawerGroupRow } from './DrawerGroupRow';
import { categoryPath, topicResultsPath } from './topicPaths';
import { isSubscribed, selectChildGroups, selectGroup, selectTopicsOf } from './topicSelectors';
import { topicTypeTexts } from './topicTexts';

interface DrawerCategoryProps {
  group: ProfileGroup;
  /** Whether a category has a page. */
  linked: boolean;
  onOpen: (groupId: string) => void;
  onBack: () => void;
  onChosen: () => void;
}

/** Inside a category: the way back, its categories, its topics. */
export function DrawerCategory({ group, linked, onOpen, onBack, onChosen }: DrawerCategoryProps) {
  const type = group.topicType;
  const parent = useAppSelector((state) => selectGroup(state, group.parentGroupId ?? ''));
  const groups = useAppSelector((state) => selectChildGroups(state, type, group.id));
  const topics = useAppSelector((state) => selectTopicsOf(state, type, group.id));
  const above = parent?.name ?? t(topicTypeTexts[type]);
  return (
    <>
      <Button
        onClick={onBack}
        size="small"
        color="inherit"
        autoFocus
        startIcon={<ArrowBackOutlined />}
        aria-label={t('drawer.back', { name: above })}
        sx={{ color: 'text.secondary', mb: 0.5, ml: 0.5 }}
      >
        {shorten(above, 30)}
      </Button>
      <Typography variant="h3" component="h2" sx={{ px: 1.5, mb: 1, overflowWrap: 'anywhere' }}>
        {linked ? (
          <Link component={RouterLink} to={categoryPath(type, group.id)} color="inherit" onClick={onChosen}>
            {group.name}
          </Link>
        ) : (
          group.name
        )}
      </Typography>
      <List dense disablePadding>
        {groups.map((one) => (
          <DrawerGroupRow key={one.id} group={one} onOpen={() => onOpen(one.id)} />
        ))}
        {topics.map((topic) => (
          <TopicRow key={topic.id} topic={topic} onChosen={onChosen} />
        ))}
      </List>
      {groups.length + topics.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ px: 1.5 }}>
          {t('drawer.emptySection')}
        </Typography>
      ) : null}
    </>
  );
}

function TopicRow({ topic, onChosen }: { topic: Profile; onChosen: () => void }) {
  const path = topicResultsPath(topic);
  const here = useLocation().pathname === path;
  return (
    // Thousands of rows: those off the screen cost nothing.
    <ListItem disablePadding sx={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 32px' }}>
      <ListItemButton
        component={RouterLink}
        to={path}
        selected={here}
        aria-current={here ? 'page' : undefined}
        onClick={onChosen}
        sx={{ gap: 1, px: 1.5, py: 0.625 }}
      >
        <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {topic.name}
        </Typography>
        {isSubscribed(topic) ? (
          <Box component="span" sx={{ display: 'inline-flex', color: 'primary.main' }}>
            <NotificationsActiveOutlined titleAccess={t('topics.isSubscribed')} sx={{ fontSize: 16 }} />
          </Box>
        ) : null}
      </ListItemButton>
    </ListItem>
  );
}
