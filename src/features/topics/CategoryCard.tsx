import type { ProfileGroup } from '@contract/topic';
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { folderIconPath } from './folderIconPath';
import { categoryPath } from './topicPaths';
import { selectGroupCounts } from './topicSelectors';

/** The attributes that a grid gives to a card that can be dragged. */
export interface CardFrame {
  ref?: Ref<HTMLLIElement>;
  style?: CSSProperties;
  attributes?: HTMLAttributes<HTMLLIElement>;
  /** The drag handle, over the picture. */
  grip?: ReactNode;
}

interface CategoryCardProps {
  group: ProfileGroup;
  frame?: CardFrame;
  /** An overlay that lets mouse events through: a drop target. */
  over?: ReactNode;
}

/**
 * A category in a grid, styled by the grid: picture, name, and counts; the whole card is a link. Deeper categories have
 * smaller pictures. Plain elements, because a grid has hundreds of cards, and each start and end of a drag renders all
 * of them.
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
          <svg viewBox={centeredViewBox} width={size} height={size}>
            <path d={folderIconPath} />
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
/** Centers the icon's 24 units so that they are 45 % of the picture's side. */
const centeredViewBox = '-14.7 -14.7 53.4 53.4';
