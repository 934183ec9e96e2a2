import type { ArticleCard as Card } from '@contract/article';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ArticleCard } from '@client/features/search/ArticleCard';
import { t } from '@client/shared/lib/texts/t';

interface SimilarStoriesProps {
  articles: readonly Card[];
  pathOf: (article: Card) => string;
}

/** The same story as other sources tell it. */
export function SimilarStories({ articles, pathOf }: SimilarStoriesProps) {
  const [now] = useState(() => Date.now());
  return (
    <Box component="aside" aria-labelledby="similar" sx={{ '@media print': { display: 'none' } }}>
      <Typography variant="overline" component="h2" color="textSecondary" id="similar" sx={{ display: 'block', mb: 1 }}>
        {t('article.similar')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {articles.map((article) => (
          <li key={article.itemId}>
            <ArticleCard
              article={{ ...article, storyCount: 0, imageUrl: null }}
              to={pathOf(article)}
              now={now}
              heading="h3"
              compact
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
