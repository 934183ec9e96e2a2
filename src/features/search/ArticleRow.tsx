import type { ArticleCard } from '@contract/article';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { ArticleByline } from './ArticleByline';
import { shownInPane } from './ArticleCard';
import { CardHeadline } from './CardHeadline';
import { StarButton } from './StarButton';

interface ArticleRowProps {
  article: ArticleCard;
  to: string;
  /** Location state for the article's page: where the user came from. */
  state?: unknown;
  /** The time of the list in milliseconds; ages are relative to it. */
  now: number;
  /** A checkbox before the headline. */
  choice: ReactNode;
}

/** An article in the list view: one line, or two in narrow lists. The headline's link covers it. */
export function ArticleRow({ article, to, state, now, choice }: ArticleRowProps) {
  return (
    <Box component="article" sx={row}>
      {choice}
      <Box sx={texts}>
        <Typography variant="subtitle2" component="h2" dir="auto" sx={headline}>
          <CardHeadline article={article} to={to} state={state} oneLine />
        </Typography>
        {article.storyId !== null && article.storyCount > 0 ? (
          <Typography variant="caption" color="textSecondary" component="p" noWrap sx={sources}>
            {t('articles.others', { count: article.storyCount })}
          </Typography>
        ) : null}
        <Box sx={{ flex: 'none', maxWidth: '100%', [wideList]: { maxWidth: '40%' } }}>
          <ArticleByline article={article} now={now} />
        </Box>
      </Box>
      <StarButton article={article} />
    </Box>
  );
}

/** The width of the list where a row has one line. */
const wideList = '@container (min-width: 540px)';

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 0.75,
  minHeight: 40,
  boxSizing: 'border-box',
  '&:hover': { bgcolor: 'quiet' },
  '&:has(a:focus-visible)': { bgcolor: 'quiet' },
  '&:has(a[aria-current])': shownInPane,
} as const;

const texts = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  columnGap: 2,
  [wideList]: { flexDirection: 'row', alignItems: 'center' },
} as const;

const headline = { minWidth: 0, display: 'flex', [wideList]: { flex: 1 } } as const;

/** Left out in narrow lists, where the row has two lines already. */
const sources = { flex: 'none', display: 'none', [wideList]: { display: 'block' } } as const;
