import type { ArticleCard } from '@contract/article';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ArticleByline } from '@client/features/search/ArticleByline';
import { ArticlePicture } from '@client/features/search/ArticlePicture';
import { StarButton } from '@client/features/search/StarButton';
import { t } from '@client/shared/texts/t';
import { clampLines } from '@client/shared/ui/layout/clampLines';
import { HighlightedText } from '@client/shared/list/HighlightedText';
import { cardFrame, pictureHeight, pictureWidth, wide, wideCardHeight } from './carouselCardStyles';

interface CarouselArticleCardProps {
  article: ArticleCard;
  /** The names of the other favorite topics that have its story too. */
  alsoIn: readonly string[];
  to: string;
  /** The history state for the link. */
  state: unknown;
  /** The current time in ms since the epoch, for relative dates. */
  now: number;
}

/** An article card in a carousel. The picture is above the text, on wide screens beside it. */
export function CarouselArticleCard({ article, alsoIn, to, state, now }: CarouselArticleCardProps) {
  const alsoInText = t('landing.alsoIn', { topics: alsoIn.join(', ') });
  const lines = alsoIn.length === 0 ? 3 : 2;
  return (
    <Box component="article" sx={card}>
      <ArticlePicture
        url={article.imageUrl}
        draggable={false}
        sx={picture}
        fallback={
          <Box aria-hidden sx={[picture, initial]}>
            {article.publication.charAt(0)}
          </Box>
        }
      />
      <Box sx={{ p: 1.75, minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <ArticleByline article={article} now={now} />
          </Box>
          <StarButton article={article} />
        </Box>
        <Typography
          variant="subtitle1"
          component="h4"
          sx={{ ...clampLines(lines), mt: 0.25, fontWeight: 620, lineHeight: 1.35 }}
        >
          <Link component={RouterLink} to={to} state={state} color="textPrimary" draggable={false} sx={stretched}>
            <HighlightedText html={article.headlineMarked} />
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ ...clampLines(lines), mt: 0.5 }}>
          <HighlightedText html={article.excerpt} />
        </Typography>
        {alsoIn.length === 0 ? null : (
          <Typography
            variant="caption"
            component="p"
            color="textSecondary"
            noWrap
            title={alsoInText}
            sx={{ mt: 0.75, fontWeight: 560 }}
          >
            {alsoInText}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const card = {
  ...cardFrame,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: 'primary.main' },
  '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& a:focus-visible': { outline: 'none' },
  [wide]: { flexDirection: 'row', height: wideCardHeight },
} as const;

const picture = {
  flex: 'none',
  width: '100%',
  height: pictureHeight,
  objectFit: 'cover',
  bgcolor: 'quiet',
  [wide]: { width: pictureWidth, height: '100%' },
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
