import type { Profile } from '@contract/topic';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { Link as RouterLink } from 'react-router-dom';
import { useTopicSampleQuery } from '@client/api/data/search';
import { errorText } from '@client/api/errorText';
import { selectOnline } from '@client/features/network/networkSlice';
import { landingArticlePath } from '@client/features/search/articlePaths';
import { topicResultsPath } from '@client/features/topics/topicPaths';
import { useAppSelector } from '@client/shared/redux/hooks';
import { t } from '@client/shared/texts/t';
import { useHasBeenVisible } from './useHasBeenVisible';
import { Carousel } from '@client/shared/ui/layout/Carousel';
import { CarouselArticleCard } from './CarouselArticleCard';
import { CarouselSkeleton, sectionGrid } from './CarouselSkeleton';
import type { FoldedArticles } from './foldStories';
import { sampleOf } from './topicArticles';

interface FavouriteTopicCarouselProps {
  topic: Profile;
  /** Its newest articles, without the stories that topics above show; undefined while they aren't loaded. */
  folded: FoldedArticles | undefined;
  /** The current time in ms since the epoch, for relative dates. */
  now: number;
}

/**
 * A favorite topic with a carousel of its newest articles, which load when the topic scrolls into view. Until then, and
 * while the server is unreachable, it shows those that were loaded last.
 */
export function FavouriteTopicCarousel({ topic, folded, now }: FavouriteTopicCarouselProps) {
  const [place, seen] = useHasBeenVisible<HTMLElement>();
  const path = topicResultsPath(topic);
  return (
    <Box component="section" ref={place} aria-label={topic.name} sx={sectionGrid}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={path} color="textPrimary">
          {topic.name}
        </Link>
      </Typography>
      <Button
        component={RouterLink}
        to={path}
        size="small"
        aria-label={t('landing.showMoreOf', { topic: topic.name })}
        sx={{ gridColumn: 3, mr: -1.25 }}
      >
        {t('landing.showMore')}
      </Button>
      <Newest topic={topic} folded={seen ? folded : undefined} seen={seen} now={now} />
    </Box>
  );
}

function Newest({ topic, folded, seen, now }: FavouriteTopicCarouselProps & { seen: boolean }) {
  const { data, error, refetch, isFetching } = useTopicSampleQuery(seen ? sampleOf(topic) : skipToken);
  const online = useAppSelector(selectOnline);
  const failure = error && !data && !isFetching ? errorText(error) : null;
  const retry = (
    <Button size="small" onClick={refetch}>
      {t('action.retry')}
    </Button>
  );
  if (!folded) {
    if (failure === null) return <CarouselSkeleton animated={seen} />;
    return (
      <Box role="alert" sx={quiet}>
        {failure}
        {retry}
      </Box>
    );
  }
  const { cards, shownIn } = folded;
  if (cards.length === 0) {
    return (
      <Box sx={quiet}>
        {shownIn.length === 0 ? t('landing.noArticles') : t('landing.shownAbove', { topics: inWords(shownIn) })}
      </Box>
    );
  }
  const state = { list: cards.map(({ article }) => landingArticlePath(article)), topic: topic.id };
  return (
    <>
      <Carousel
        inGrid
        label={topic.name}
        slides={cards.map(({ article, alsoIn }) => ({
          key: `${article.itemId}.${article.itemVersion}`,
          content: (
            <CarouselArticleCard
              article={article}
              alsoIn={alsoIn}
              to={landingArticlePath(article)}
              state={state}
              now={now}
            />
          ),
        }))}
      />
      {failure !== null && online ? (
        <Box role="alert" sx={staleNote}>
          {t('landing.notUpdated', { reason: failure })}
          {retry}
        </Box>
      ) : null}
    </>
  );
}

const inWords = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

const staleNote = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  typography: 'caption',
  color: 'text.secondary',
} as const;

const quiet = {
  gridColumn: '1 / -1',
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 96,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  typography: 'body2',
  color: 'text.secondary',
} as const;
