import type { Profile } from '@contract/topic';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import { useSetFavouriteMutation } from '@client/api/data/favourites';
import { t } from '@client/shared/lib/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { Tooltip } from '@client/shared/ui/Tooltip';
import { selectFavouritesFull, selectIsFavourite } from './favouritesSlice';

/** Marks a topic as a favourite, or no longer. When all places are taken, nothing more can be marked. */
export function FavouriteToggle({ topic, size = 'medium' }: { topic: Profile; size?: 'small' | 'medium' }) {
  const on = useAppSelector(selectIsFavourite(topic.id));
  const full = useAppSelector(selectFavouritesFull) && !on;
  const [setFavourite] = useSetFavouriteMutation();
  const label = t(on ? 'favourites.remove' : 'favourites.add', { topicName: topic.name });
  return (
    <Tooltip title={full ? t('favourites.full') : label}>
      <IconButton
        size={size}
        aria-label={full ? t('favourites.full') : label}
        aria-pressed={on}
        aria-keyshortcuts="f"
        aria-disabled={full}
        onClick={() => {
          if (!full) void setFavourite({ topic, enable: !on });
        }}
        sx={full ? { opacity: 0.45, cursor: 'default' } : {}}
      >
        {on ? <Star fontSize="small" sx={{ color: 'warning.main' }} /> : <StarBorder fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
