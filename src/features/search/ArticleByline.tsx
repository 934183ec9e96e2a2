import type { ArticleCard } from '@contract/article';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDates } from '@client/shared/time/useDates';

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
    <Typography variant="caption" color="textSecondary" component="p" sx={line}>
      <Box component="span" sx={{ ...one, minWidth: 0 }}>
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

/** On one line: where it is narrow the publication is cut, not the time, and a category for which there is no room is left out. */
const one = { display: 'flex', '& > :last-child': { flex: 'none' } } as const;
const line = { display: 'flex', flexWrap: 'wrap', height: '1.45em', overflow: 'hidden', whiteSpace: 'pre' } as const;
const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
