import type { Profile } from '@contract/topic';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useSetFavouriteMutation } from '@client/api/data/favourites';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { selectFavouritesFull, selectIsFavourite } from './favouritesSlice';

interface FavouriteToggleProps {
  topic: Profile;
  /** True inside a list: the list's style sheet styles the button. */
  inRow?: boolean;
}

/** The button that adds a topic to the favorites or removes it; disabled for adding when the maximum is reached. */
export function FavouriteToggle({ topic, inRow = false }: FavouriteToggleProps) {
  const on = useAppSelector(selectIsFavourite(topic.id));
  const full = useAppSelector(selectFavouritesFull) && !on;
  const [setFavourite] = useSetFavouriteMutation();
  const label = t(on ? 'favourites.remove' : 'favourites.add', { topicName: topic.name });
  const text = full ? t('error.FAVOURITES_FULL') : label;
  const button = {
    'aria-label': label,
    'aria-description': full ? text : undefined,
    'aria-pressed': on,
    'aria-keyshortcuts': 'f',
    'aria-disabled': full,
    onClick: () => {
      if (!full) void setFavourite({ topic, enable: !on });
    },
  };
  if (inRow) {
    // Plain elements and a native tooltip, because lists have thousands of rows.
    return (
      <button type="button" className="icon" title={text} {...button}>
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={on ? star : starBorder} />
        </svg>
      </button>
    );
  }
  return (
    <Tooltip title={text}>
      <IconButton {...button} sx={full ? { opacity: 0.45, cursor: 'default' } : {}}>
        {on ? <Star fontSize="small" sx={{ color: 'warning.main' }} /> : <StarBorder fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}

const star = 'M12 17.27 18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z';
const starBorder =
  'm22 9.24-7.19-.62L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21 12 17.27 18.18 21l-1.63-7.03zM12 15.4l-3.76 2.27 1-4.28-3.32-2.88 4.38-.38L12 6.1l1.71 4.04 4.38.38-3.32 2.88 1 4.28z';
