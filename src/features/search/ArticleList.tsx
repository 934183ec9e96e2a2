import type { ArticleCard as Card } from '@contract/article';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useWalkLinks } from '@client/shared/lib/useWalkLinks';
import { ArticleCard } from './ArticleCard';
import { OtherSources } from './OtherSources';

export interface ArticleListProps {
  articles: readonly Card[];
  /** Where an article is read. */
  to?: (article: Card) => string;
  /** Handed to the article's route. */
  state?: unknown;
  now: number;
  compact?: boolean;
  heading?: 'h2' | 'h3';
  label: string;
}

/** Articles one below the other; j and k walk through them. */
export function ArticleList({ articles, to, label, ...shared }: ArticleListProps) {
  const list = useRef<HTMLOListElement>(null);
  useWalkLinks(list);
  return (
    <Box
      component="ol"
      ref={list}
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {articles.map((article) => (
        <li key={`${article.itemId}.${article.itemVersion}`}>
          <ArticleCard article={article} to={to?.(article)} {...shared}>
            {to && article.storyId !== null ? (
              <OtherSources article={article} storyId={article.storyId} to={to} state={shared.state} now={shared.now} />
            ) : null}
          </ArticleCard>
        </li>
      ))}
    </Box>
  );
}
