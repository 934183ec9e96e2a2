import type { ArticleCard } from '@contract/article';
import Box from '@mui/material/Box';
import { useSetLabelMutation } from '@client/api/data/labels';
import { t } from '@client/shared/texts/t';
import { isStarred } from './articleLabels';

/** The button in a list that stars an article, or removes the star. Plain elements, because lists are long. */
export function StarButton({ article }: { article: ArticleCard }) {
  const [setLabel] = useSetLabelMutation();
  const on = isStarred(article);
  return (
    <Box
      component="button"
      type="button"
      aria-label={t('labels.starNamed', { title: article.headline })}
      aria-pressed={on}
      aria-keyshortcuts="t"
      title={t(on ? 'labels.removeStar' : 'labels.addStar')}
      onClick={() => void setLabel({ itemId: article.itemId, label: 'starred', on: !on })}
      sx={star}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={on ? filled : outlined} />
      </svg>
    </Box>
  );
}

const filled = 'M12 17.27 18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z';
const outlined =
  'm22 9.24-7.19-.62L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21 12 17.27 18.18 21l-1.63-7.03zM12 15.4l-3.76 2.27 1-4.28-3.32-2.88 4.38-.38L12 6.1l1.71 4.04 4.38.38-3.32 2.88 1 4.28z';

/** Above the link that covers the card. */
const star = {
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  my: -0.75,
  mr: -0.75,
  p: 0,
  border: 0,
  borderRadius: '50%',
  bgcolor: 'transparent',
  color: 'text.secondary',
  cursor: 'pointer',
  '& > svg': { width: 20, height: 20, fill: 'currentColor' },
  '&[aria-pressed="true"]': { color: 'warning.main' },
  '&:hover': { bgcolor: 'action.hover' },
} as const;
