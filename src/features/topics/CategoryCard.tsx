import type { ProfileGroup } from '@contract/topic';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '@client/shared/lib/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { CategoryPicture } from './CategoryPicture';
import { categoryPath } from './topicPaths';
import { selectGroupCounts } from './topicSelectors';

/** What a grid does with a card that people can drag. */
export interface CardFrame {
  ref?: Ref<HTMLLIElement>;
  style?: CSSProperties;
  attributes?: HTMLAttributes<HTMLLIElement>;
  /** Over the picture: where it is taken by key. */
  grip?: ReactNode;
}

interface CategoryCardProps {
  group: ProfileGroup;
  frame?: CardFrame;
  /** Lies over the card and lets the mouse through, as a place to drop on. */
  over?: ReactNode;
}

/**
 * A category in a grid, whose look is the grid's: its picture, name and counts; the whole card opens it. Deeper ones have
 * smaller pictures.
 */
export function CategoryCard({ group, frame, over }: CategoryCardProps) {
  const { available, subscribed } = useAppSelector((state) => selectGroupCounts(state, group.topicType, group.id));
  const scale = Math.max(1 - (group.depth - 1) * 0.1, 0.5);
  return (
    <li ref={frame?.ref} style={frame?.style} {...frame?.attributes}>
      <Box sx={picture}>
        <CategoryPicture icon={group.profileGroupIcon} size={pictureSize * scale} />
      </Box>
      <Box sx={{ p: 2 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={categoryPath(group.topicType, group.id)}
            color="textPrimary"
            sx={stretched}
            draggable={false}
          >
            {group.name}
          </Link>
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
          {t(available === 1 ? 'topicList.countsOne' : 'topicList.counts', { available, subscribed })}
        </Typography>
      </Box>
      {frame?.grip}
      {over}
    </li>
  );
}

const pictureSize = 144;
const picture = { display: 'grid', placeItems: 'center', bgcolor: 'soft', py: 2 } as const;
const stretched = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;
