import type { ArticleCard } from '@contract/article';
import Box from '@mui/material/Box';
import { HighlightedText } from '@client/shared/list/HighlightedText';
import { t } from '@client/shared/texts/t';
import { visuallyHidden } from '@client/shared/ui/layout/visuallyHidden';
import { isRead } from './articleLabels';
import { ArticleLink } from './ArticleLink';

interface CardHeadlineProps {
  article: ArticleCard;
  /** The article's path; without it the headline is no link. */
  to: string | undefined;
  state: unknown;
  /** True to truncate the headline to one line. */
  oneLine?: boolean;
}

/** The headline of an article in a list: quieter if the user has read the article. */
export function CardHeadline({ article, to, state, oneLine = false }: CardHeadlineProps) {
  const headline = <HighlightedText html={article.headlineMarked} />;
  const link =
    to === undefined ? (
      headline
    ) : (
      <ArticleLink to={to} state={state} itemId={article.itemId} oneLine={oneLine}>
        {headline}
      </ArticleLink>
    );
  const wasRead = isRead(article);
  // The same elements whether it was read or not: the link must keep the focus when its article becomes read.
  return (
    <Box component="span" sx={wasRead ? read : unread}>
      {link}
      {wasRead ? (
        <Box component="span" sx={visuallyHidden}>
          {t('labels.isRead')}
        </Box>
      ) : null}
    </Box>
  );
}

const unread = { display: 'contents' } as const;
const read = {
  ...unread,
  fontWeight: 450,
  color: 'text.secondary',
  '& > a': { color: 'inherit' },
} as const;
