import type { ProfileGroup } from '@contract/topic';
import { t } from '@client/shared/lib/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { folder } from './folder';
import { selectGroupCount } from './topicSelectors';

const chevron = 'M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z';

/** A category in the drawer: its picture, name and topics; it opens in the drawer. Looks as `drawerList` says. */
export function DrawerGroupRow({ group, onOpen }: { group: ProfileGroup; onOpen: () => void }) {
  const count = useAppSelector((state) => selectGroupCount(state, group.topicType, group.id));
  return (
    <li>
      <button type="button" onClick={onOpen} aria-label={t('drawer.open', { name: group.name })}>
        {group.profileGroupIcon ? (
          <img className="icon" src={group.profileGroupIcon} alt="" loading="lazy" />
        ) : (
          <span className="icon">
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d={folder} />
            </svg>
          </span>
        )}
        <span className="name">{group.name}</span>
        <span className="count">{count}</span>
        <svg className="open" viewBox="0 0 24 24" aria-hidden>
          <path d={chevron} />
        </svg>
      </button>
    </li>
  );
}
