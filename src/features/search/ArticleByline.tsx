import type { ArticleCard } from '@contract/article';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDates } from '@client/shared/lib/useDates';

interface ArticleBylineProps {
  article: ArticleCard;
  /** When the list was made, in milliseconds: the age counts from it. */
  now: number;
  withCategory?: boolean;
}

/** Where and when an article came out, in a line. */
export function ArticleByline({ article, now, withCategory = false }: ArticleBylineProps) {
  const dates = useDates();
  return (
    <Typography variant="caption" color="textSecondary" component="p" noWrap>
      <Box component="span" sx={{ fontWeight: 620, color: 'text.primary' }}>
        {article.publication}
      </Box>
      {' · '}
      <time dateTime={article.published} title={dates.minute(article.published)}>
        {dates.age(article.published, now)}
      </time>
      {article.category && withCategory ? ` · ${article.category.contentName}` : null}
    </Typography>
  );
}
