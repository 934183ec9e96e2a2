import type { ArticleCard as Card } from '@contract/article';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useStoryQuery } from '@client/api/data/stories';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { useArticleLink } from './readingPane';

export interface OtherSourcesProps {
  article: Card;
  storyId: string;
  to: (article: Card) => string;
  state?: unknown;
  now: number;
}

/** The other articles of a story, loaded when OtherSources is expanded. */
export function OtherStoryArticlesList({ article, storyId, to, state, now }: OtherSourcesProps) {
  const dates = useDates();
  const story = useStoryQuery(storyId);
  if (!story.data) {
    if (!story.isError) return <Typography variant="body2">{t('state.loading')}</Typography>;
    return (
      <Typography variant="body2" role="alert">
        {t('articles.othersFailed')}{' '}
        <Button size="small" onClick={() => void story.refetch()}>
          {t('action.retry')}
        </Button>
      </Typography>
    );
  }
  const others = story.data.articles.filter(({ itemId }) => itemId !== article.itemId);
  return (
    <Box component="ul" sx={list}>
      {others.map((other) => (
        <Typography key={other.itemId} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <StoryLink to={to(other)} state={state} headline={other.headline} />
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            {other.publication} · <time dateTime={other.published}>{dates.age(other.published, now)}</time>
          </Box>
        </Typography>
      ))}
    </Box>
  );
}

function StoryLink({ to, state, headline }: { to: string; state: unknown; headline: string }) {
  return (
    <Link component={RouterLink} to={to} state={state} underline="always" {...useArticleLink(to)}>
      {headline}
    </Link>
  );
}

const list = {
  m: 0,
  mt: 0.5,
  pl: 2,
  display: 'grid',
  gap: 0.5,
  borderLeft: 2,
  borderColor: 'divider',
  listStyle: 'none',
};
