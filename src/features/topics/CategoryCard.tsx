import type { ProfileGroup } from '@contract/topic';
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { folder } from './folder';
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
 * smaller pictures. Plain elements: a grid has hundreds of them, and goes through all at each lift and drop.
 */
export function CategoryCard({ group, frame, over }: CategoryCardProps) {
  const { available, subscribed } = useAppSelector(
    (state) => selectGroupCounts(state, group.topicType, group.id),
    shallowEqual,
  );
  const size = pictureSize * Math.max(1 - (group.depth - 1) * 0.1, 0.5);
  return (
    <li ref={frame?.ref} style={frame?.style} {...frame?.attributes}>
      <div className="picture" aria-hidden>
        {group.profileGroupIcon === null ? (
          <svg viewBox={inItsMiddle} width={size} height={size}>
            <path d={folder} />
          </svg>
        ) : (
          <img src={group.profileGroupIcon} alt="" width={size} height={size} loading="lazy" draggable={false} />
        )}
      </div>
      <div className="texts">
        <h2>
          <Link to={categoryPath(group.topicType, group.id)} draggable={false}>
            {group.name}
          </Link>
        </h2>
        <p>{t('topicList.counts', { available, subscribed })}</p>
      </div>
      {frame?.grip}
      {over}
    </li>
  );
}

const pictureSize = 144;
/** The folder's 24 are .45 of the picture's side. */
const inItsMiddle = '-14.7 -14.7 53.4 53.4';
