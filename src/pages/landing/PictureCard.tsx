import type { ArticleCard } from '@contract/article';
import { layout } from '@contract/limits';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ArticleByline } from '@client/features/search/ArticleByline';
import { Marked } from '@client/shared/ui/Marked';

interface PictureCardProps {
  article: ArticleCard;
  to: string;
  state: unknown;
  now: number;
}

const wide = `@media (min-width: ${layout.carouselWide}px)` as const;

/** The height of every card, so that nothing jumps when they come. */
export const cardHeight = { height: 300, [wide]: { height: 184 } } as const;

/** An article of a carousel: its picture beside its text, above it where it is narrow. */
export function PictureCard({ article, to, state, now }: PictureCardProps) {
  return (
    <Box component="article" sx={card}>
      {article.imageUrl ? (
        <Box component="img" src={article.imageUrl} alt="" loading="lazy" draggable={false} sx={picture} />
      ) : (
        <Box aria-hidden sx={[picture, initial]}>
          {article.publication.charAt(0)}
        </Box>
      )}
      <Box sx={{ p: 1.75, minWidth: 0, flex: 1 }}>
        <ArticleByline article={article} now={now} />
        <Typography
          variant="subtitle1"
          component="h4"
          sx={{ ...lines(3), mt: 0.25, fontWeight: 620, lineHeight: 1.35 }}
        >
          <Link component={RouterLink} to={to} state={state} color="textPrimary" draggable={false} sx={stretched}>
            <Marked html={article.headlineMarked} />
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ ...lines(3), mt: 0.5 }}>
          <Marked html={article.excerpt} />
        </Typography>
      </Box>
    </Box>
  );
}

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxSizing: 'border-box',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: 'primary.main' },
  '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& a:focus-visible': { outline: 'none' },
  height: 300,
  [wide]: { flexDirection: 'row', height: 184 },
} as const;

const picture = {
  flex: 'none',
  width: '100%',
  height: 132,
  objectFit: 'cover',
  bgcolor: 'quiet',
  [wide]: { width: 168, height: '100%' },
} as const;

const initial = {
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'soft',
  color: 'primary.main',
  fontSize: '2.5rem',
  fontWeight: 650,
} as const;

const stretched = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitLineClamp: count,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
