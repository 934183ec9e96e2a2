import type { Article, ArticleCard as Card } from '@contract/article';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ArticleCard } from '@client/features/search/ArticleCard';
import { t } from '@client/shared/texts/t';
import { useStorySplit } from './useStorySplit';

interface SimilarStoriesProps {
  article: Article;
  story: NonNullable<Article['story']>;
  pathOf: (article: Card) => string;
}

/** The articles of the same story from other sources, and those that the department removed from the story. */
export function SimilarStories({ article, story, pathOf }: SimilarStoriesProps) {
  const [now] = useState(() => Date.now());
  const { maySplit, isBusy, removeFromStory, restoreToStory } = useStorySplit(story.id);
  const list = (
    articles: readonly Card[],
    label: 'article.notSame' | 'article.putBack',
    run: (card: Card) => unknown,
  ) => (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {articles.map((other) => (
        <li key={other.itemId}>
          <ArticleCard article={{ ...other, imageUrl: null }} to={pathOf(other)} now={now} heading="h3" compact>
            {maySplit ? (
              <Button
                size="small"
                color="inherit"
                disabled={isBusy}
                aria-label={t(`${label}Named`, { headline: other.headline })}
                onClick={() => run(other)}
                sx={{ position: 'relative', zIndex: 1, mt: 0.5, ml: -0.75, color: 'text.secondary' }}
              >
                {t(label)}
              </Button>
            ) : null}
          </ArticleCard>
        </li>
      ))}
    </Box>
  );
  return (
    <Box component="aside" aria-labelledby="similar" sx={{ '@media print': { display: 'none' } }}>
      <Heading id="similar" text={t('article.similar')} />
      {story.isApart ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('article.isApart')}
          </Typography>
          {maySplit ? (
            <Button
              size="small"
              variant="outlined"
              disabled={isBusy}
              onClick={() => void restoreToStory(article)}
              sx={{ mt: 1 }}
            >
              {t('article.putBack')}
            </Button>
          ) : null}
        </>
      ) : (
        list(article.similar, 'article.notSame', removeFromStory)
      )}
      {article.apart.length > 0 ? (
        <Box component="section" aria-labelledby="apart" sx={{ mt: 2 }}>
          <Heading id="apart" text={t('article.apart')} />
          {list(article.apart, 'article.putBack', restoreToStory)}
        </Box>
      ) : null}
    </Box>
  );
}

function Heading({ id, text }: { id: string; text: string }) {
  return (
    <Typography variant="overline" component="h2" color="textSecondary" id={id} sx={{ display: 'block', mb: 1 }}>
      {text}
    </Typography>
  );
}
