import type { ProfileGroup } from '@contract/topic';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { selectGroupCount } from './topicSelectors';

/**
 * A category in the topics drawer: picture, name, and number of topics. Styled by `TopicDrawerStyles`, which draws the
 * icons by CSS: two SVG elements per row would double the elements of the drawer.
 */
export function DrawerGroupRow({ group, onOpen }: { group: ProfileGroup; onOpen: () => void }) {
  const count = useAppSelector((state) => selectGroupCount(state, group.topicType, group.id));
  return (
    <li>
      <button type="button" onClick={onOpen} aria-label={t('drawer.open', { name: group.name })}>
        {group.profileGroupIcon ? (
          <img className="icon" src={group.profileGroupIcon} alt="" loading="lazy" />
        ) : (
          <span className="icon" />
        )}
        <span className="name">{group.name}</span>
        <span className="count">{count}</span>
      </button>
    </li>
  );
}
