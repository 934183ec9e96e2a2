import type { ArticleCard } from '@contract/article';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDates } from '@client/shared/time/useDates';

interface ArticleBylineProps {
  article: ArticleCard;
  /** The time of the list in milliseconds; ages are relative to it. */
  now: number;
  withCategory?: boolean;
}

/** The publication and age of an article, on one line. */
export function ArticleByline({ article, now, withCategory = false }: ArticleBylineProps) {
  const dates = useDates();
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={line}>
      <Box component="span" sx={{ ...publicationAndAge, minWidth: 0 }}>
        <Box component="span" sx={{ ...cut, fontWeight: 620, color: 'text.primary' }}>
          {article.publication}
        </Box>
        <span>
          {' · '}
          <time dateTime={article.published} title={dates.minute(article.published)}>
            {dates.age(article.published, now)}
          </time>
        </span>
      </Box>
      {article.category && withCategory ? <span>{` · ${article.category.contentName}`}</span> : null}
    </Typography>
  );
}

/** One line: on narrow screens the publication is truncated, not the age, and a category that doesn't fit is hidden. */
const publicationAndAge = { display: 'flex', '& > :last-child': { flex: 'none' } } as const;
const line = { display: 'flex', flexWrap: 'wrap', height: '1.45em', overflow: 'hidden', whiteSpace: 'pre' } as const;
const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
