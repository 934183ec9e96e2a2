import { layout } from '@contract/limits';
import type { Profile } from '@contract/topic';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { Link as RouterLink } from 'react-router-dom';
import { useTopicSampleQuery } from '@client/api/data/search';
import { errorText } from '@client/api/errorText';
import { landingArticlePath } from '@client/features/search/articlePaths';
import { topicResultsPath } from '@client/features/topics/topicPaths';
import { t } from '@client/shared/texts/t';
import { useHasBeenVisible } from './useHasBeenVisible';
import { Carousel } from '@client/shared/ui/layout/Carousel';
import { flat, frame, PictureCard, pictureHeight, pictureWidth, wide } from './PictureCard';

interface FavouriteTopicProps {
  topic: Profile;
  now: number;
}

/** A favourite topic: its newest articles beside each other, asked for when it comes into view. */
export function FavouriteTopic({ topic, now }: FavouriteTopicProps) {
  const [place, seen] = useHasBeenVisible<HTMLElement>();
  const path = topicResultsPath(topic);
  return (
    <Box component="section" ref={place} aria-label={topic.name} sx={grid}>
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
      <Newest topic={topic} seen={seen} now={now} />
    </Box>
  );
}

function Newest({ topic, seen, now }: FavouriteTopicProps & { seen: boolean }) {
  const owner = topic.topicType === 'USER' ? undefined : topic.owner;
  const { data, error, refetch, isFetching } = useTopicSampleQuery(seen ? { profile: topic.id, owner } : skipToken);
  if (error && !data && !isFetching) {
    return (
      <Box role="alert" sx={quiet}>
        {errorText(error)}
        <Button size="small" onClick={refetch}>
          {t('action.retry')}
        </Button>
      </Box>
    );
  }
  if (!data) return <Waiting moves={seen} />;
  if (data.results.length === 0) return <Box sx={quiet}>{t('landing.noArticles')}</Box>;
  const state = { list: data.results.map(landingArticlePath), topic: topic.id };
  return (
    <Carousel
      inGrid
      label={topic.name}
      slides={data.results.map((article) => ({
        key: `${article.itemId}.${article.itemVersion}`,
        content: <PictureCard article={article} to={landingArticlePath(article)} state={state} now={now} />,
      }))}
    />
  );
}

/** It moves only where it can be seen: two dozen that move off the screen would cost each frame. */
function Waiting({ moves }: { moves: boolean }) {
  const card = <Skeleton variant="rounded" animation={moves ? 'wave' : false} sx={[slide, outline]} />;
  return (
    <Box role="status" aria-label={t('state.loading')} sx={waiting}>
      {card}
      {card}
    </Box>
  );
}

/** The topic and its link in the first line, the carousel's buttons between them. */
const grid = {
  display: 'grid',
  gridTemplate: 'minmax(34px, auto) / minmax(0, 1fr) auto auto',
  columnGap: 1,
  rowGap: 0.5,
  alignItems: 'center',
} as const;

const waiting = { gridColumn: '1 / -1', display: 'flex', gap: 2, overflow: 'hidden' } as const;

const line = (top: number, width: number) =>
  `linear-gradient(currentColor 0 0) 14px ${top}px / ${width}% 10px no-repeat content-box`;

/** A card that is to come, in one element: its picture, and beside or below it three lines of its text. */
const outline = {
  ...frame,
  position: 'relative',
  overflow: 'hidden',
  pt: `${pictureHeight}px`,
  color: 'quiet',
  background: [line(18, 40), line(42, 85), line(66, 70)].join(),
  '&::before': { content: '""', position: 'absolute', inset: 0, height: pictureHeight, bgcolor: 'quiet' },
  [wide]: { height: flat, pt: 0, pl: pictureWidth, '&::before': { width: pictureWidth, height: flat } },
} as const;

/** As wide as the slides that come, which have 16 px between them. */
const slide = {
  flex: `0 0 calc((100% + 16px) / ${layout.carouselSlidesNarrow} - 16px)`,
  [wide]: { flex: `0 0 calc((100% + 16px) / ${layout.carouselSlides} - 16px)` },
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
