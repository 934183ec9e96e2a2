import '@client/features/favourites/texts';
import { limits } from '@contract/limits';
import StarBorder from '@mui/icons-material/StarBorder';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { loadFavourites } from '@client/features/favourites/favouriteListeners';
import {
  selectFavourites,
  selectFavouritesFull,
  selectFavouritesLoad,
} from '@client/features/favourites/favouritesSlice';
import { selectFeature } from '@client/features/session/sessionSelectors';
import { topicListPaths } from '@client/features/topics/topicPaths';
import { topicTypeTexts } from '@client/features/topics/topicTexts';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { FavouritesSkeleton } from './CarouselSkeleton';
import { FavouriteTopicCarousel } from './FavouriteTopicCarousel';
import { foldStories } from './foldStories';
import { selectTopicArticles } from './topicArticles';
import { useTopicTypeTiles } from './useTopicTypeTiles';

const headingId = 'favourites';

/**
 * The section with the newest articles of each favorite topic. A story is shown once, in the first topic that has it:
 * folded here and not on the server, because each topic is requested, cached, and shown offline on its own.
 */
export function Favourites() {
  const favourites = useAppSelector(selectFavourites);
  const { status } = useAppSelector(selectFavouritesLoad);
  const articles = useAppSelector(
    (state) => favourites.map((topic) => selectTopicArticles(state, topic)),
    shallowEqual,
  );
  const folded = foldStories(favourites.map(({ name }, index) => ({ name, articles: articles[index] })));
  const [now] = useState(() => Date.now());
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId} sx={{ mb: 1.5 }}>
        {t('landing.favourites')}
      </Typography>
      <LimitWarning />
      {favourites.length > 0 ? (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {favourites.map((topic, index) => (
            <FavouriteTopicCarousel key={topic.id} topic={topic} folded={folded[index]} now={now} />
          ))}
        </Box>
      ) : (
        <NoFavourites status={status} />
      )}
    </Box>
  );
}

/** A warning that the maximum number of favorites is reached, with a link to the page where they are managed. */
function LimitWarning() {
  const full = useAppSelector(selectFavouritesFull);
  const canManage = useAppSelector(selectFeature('alertsAndFavorites'));
  if (!full) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        canManage ? (
          <Button component={RouterLink} to={paths.alertsFavorites({ tab: 'favorites' })} color="inherit" size="small">
            {t('landing.manageFavourites')}
          </Button>
        ) : null
      }
    >
      {t('favourites.warning', { count: limits.favourites, max: limits.favourites })}
    </Alert>
  );
}

function NoFavourites({ status }: { status: string }) {
  const dispatch = useAppDispatch();
  const error = useAppSelector(selectFavouritesLoad).error;
  const tiles = useTopicTypeTiles();
  if (status === 'error') return <ErrorState error={error} onRetry={() => void dispatch(loadFavourites())} />;
  if (status !== 'loaded') return <FavouritesSkeleton />;
  return (
    <EmptyState
      icon={<StarBorder />}
      title={t('favourites.none')}
      text={t('favourites.none.text')}
      action={
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          {tiles.map(({ type }) => (
            <Button key={type} component={RouterLink} to={topicListPaths[type]} variant="outlined">
              {t(topicTypeTexts[type])}
            </Button>
          ))}
        </Stack>
      }
    />
  );
}
