import '@client/features/favourites/texts';
import { limits } from '@contract/limits';
import type { Profile } from '@contract/topic';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isSubscribed } from '@client/features/topics/topicSelectors';
import { topicListPaths, topicResultsPath } from '@client/features/topics/topicPaths';
import { topicTypeTexts } from '@client/features/topics/topicTexts';
import { t } from '@client/shared/texts/t';
import type { LoadState } from '@client/shared/redux/loadState';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';

interface FavoritesViewProps {
  favourites: readonly Profile[];
  load: LoadState;
  /** Used to move the focus after a row is removed. */
  list: RefObject<HTMLUListElement | null>;
  onRemove: (topic: Profile) => void;
  onRetry: () => void;
}

export function FavoritesView({ favourites, load, list, onRemove, onRetry }: FavoritesViewProps) {
  if (favourites.length === 0) return <NoFavorites load={load} onRetry={onRetry} />;
  const count = { count: favourites.length, max: limits.favourites };
  return (
    <>
      {favourites.length >= limits.favourites ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('favourites.warning', count)}
        </Alert>
      ) : null}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('alerts.favorites.count', count)} · {t('alerts.favorites.order')}
      </Typography>
      <Paper component="ul" ref={list} variant="outlined" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {favourites.map((topic) => (
          <FavoriteRow key={topic.id} topic={topic} onRemove={onRemove} />
        ))}
      </Paper>
    </>
  );
}

function FavoriteRow({ topic, onRemove }: { topic: Profile; onRemove: (topic: Profile) => void }) {
  const label = t('alerts.favorites.remove', { topic: topic.name });
  return (
    <Stack component="li" direction="row" sx={row}>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} data-favourite={topic.id} onClick={() => onRemove(topic)}>
          <Star fontSize="small" color="warning" />
        </IconButton>
      </Tooltip>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link component={RouterLink} to={topicResultsPath(topic)} sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          {topic.name}
        </Link>
        <Typography variant="caption" color="textSecondary" component="p">
          {t(topicTypeTexts[topic.topicType])}
          {isSubscribed(topic) ? ` · ${t('topics.isSubscribed')}` : ''}
          {topic.description ? ` · ${topic.description}` : ''}
        </Typography>
      </Box>
    </Stack>
  );
}

function NoFavorites({ load, onRetry }: Pick<FavoritesViewProps, 'load' | 'onRetry'>) {
  if (load.status === 'error') return <ErrorState error={load.error} onRetry={onRetry} />;
  if (load.status !== 'loaded') return <Skeletons shape="row" count={6} />;
  return (
    <EmptyState
      icon={<StarBorder />}
      title={t('favourites.none')}
      text={t('favourites.none.text')}
      action={
        <Button component={RouterLink} to={topicListPaths.COMPANY} variant="outlined">
          {t(topicTypeTexts.COMPANY)}
        </Button>
      }
    />
  );
}

const row = {
  gap: 1,
  alignItems: 'center',
  px: 1.5,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
