import type { ArticleCard as Card } from '@contract/article';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { clampLines } from '@client/shared/ui/layout/clampLines';
import { HighlightedText } from '@client/shared/list/HighlightedText';
import { ArticleByline } from './ArticleByline';
import { ArticlePicture } from './ArticlePicture';
import { CardHeadline } from './CardHeadline';
import { StarButton } from './StarButton';

interface ArticleCardProps {
  article: Card;
  /** The article's path; without it the card has no link, as in a preview. */
  to?: string | undefined;
  /** Location state for the article's page: where the user came from. */
  state?: unknown;
  /** The time of the list in milliseconds; ages are relative to it. */
  now: number;
  /** True in narrow places: a smaller picture and fewer lines. */
  compact?: boolean;
  /** The heading level of the headline. */
  heading?: 'h2' | 'h3';
  /** A checkbox beside the text. */
  choice?: ReactNode;
  /** True if people can star the article here. */
  canStar?: boolean;
  /** Content below the text: other sources of the story, actions. */
  children?: ReactNode;
}

/** An article in a list. The headline's link covers the whole card. */
export function ArticleCard({
  article,
  to,
  state,
  now,
  compact = false,
  heading = 'h2',
  choice,
  canStar = false,
  children,
}: ArticleCardProps) {
  return (
    <Box component="article" sx={compact ? [card, compactCard] : card}>
      {choice}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <ArticleByline article={article} now={now} withCategory={!compact} />
          </Box>
          {canStar ? <StarButton article={article} /> : null}
        </Box>
        <Typography
          variant={compact ? 'subtitle2' : 'h3'}
          component={heading}
          dir="auto"
          sx={{ mt: 0.25, overflowWrap: 'anywhere' }}
        >
          <CardHeadline article={article} to={to} state={state} />
        </Typography>
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ mt: 0.5, ...clampLines(compact ? 2 : 3) }}>
          <HighlightedText html={article.excerpt} />
        </Typography>
        {children}
      </Box>
      <ArticlePicture
        url={article.imageUrl}
        sx={{ ...picture, width: compact ? 72 : { xs: 88, sm: 128 }, height: compact ? 54 : { xs: 66, sm: 96 } }}
      />
    </Box>
  );
}

/** The article that the reading pane shows. */
export const shownInPane = { boxShadow: (theme: Theme) => `inset 3px 0 ${theme.palette.primary.main}` } as const;

const card = {
  position: 'relative',
  display: 'flex',
  gap: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  transition: 'border-color 120ms, background-color 120ms',
  '&:hover': { borderColor: 'primary.main' },
  '&:has(a:focus-visible)': { borderColor: 'primary.main' },
  '&:has(a[aria-current])': shownInPane,
} as const;

const compactCard = { gap: 1.5, p: 1.5 } as const;

const picture = { flex: 'none', objectFit: 'cover', borderRadius: 0.75, bgcolor: 'quiet' } as const;
