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
    <Typography variant="caption" color="textSecondary" component="p" sx={line}>
      <Box component="span" sx={{ ...cut, fontWeight: 620, color: 'text.primary' }}>
        {article.publication}
      </Box>
      <span>
        {' · '}
        <time dateTime={article.published} title={dates.minute(article.published)}>
          {dates.age(article.published, now)}
        </time>
      </span>
      {article.category && withCategory ? (
        <Box component="span" sx={{ ...cut, '&&': { flex: '0 100 auto' } }}>
          {` · ${article.category.contentName}`}
        </Box>
      ) : null}
    </Typography>
  );
}

/** On one line: where it is narrow the names are cut, not the time. */
const line = { display: 'flex', whiteSpace: 'pre', '& > *': { flex: 'none' } } as const;
const cut = { '&&': { flex: '0 1 auto' }, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
