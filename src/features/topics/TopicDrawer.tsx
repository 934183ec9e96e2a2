import type { TopicType } from '@contract/topic';
import { useState } from 'react';
import { useAppSelector } from '@client/shared/redux/hooks';
import { DrawerCategory } from './DrawerCategory';
import { DrawerSection } from './DrawerSection';
import { drawerClass } from './TopicDrawerLook';
import { selectGroup } from './topicSelectors';

interface TopicDrawerProps {
  /** The owners whose topics are shown. */
  types: readonly TopicType[];
  /** Something was chosen: a temporary drawer closes. */
  onChosen: () => void;
}

interface Place {
  type: TopicType;
  groupId: string;
}

/** Topics by section; a category opens in the drawer's place, and leads back. Looks as `TopicDrawerLook` says. */
export function TopicDrawer({ types, onChosen }: TopicDrawerProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const group = useAppSelector((state) => (place ? selectGroup(state, place.groupId) : undefined));
  return (
    <div className={drawerClass}>
      {place && group ? (
        <DrawerCategory
          key={group.id}
          group={group}
          onOpen={(groupId) => setPlace({ type: place.type, groupId })}
          onBack={() => setPlace(group.parentGroupId ? { type: place.type, groupId: group.parentGroupId } : null)}
          onChosen={onChosen}
        />
      ) : null}
      {/* Hidden rather than taken away: to make it anew would take longer than what is opened. */}
      <div hidden={place !== null && group !== undefined}>
        {types.map((type) => (
          <DrawerSection key={type} type={type} onOpen={(groupId) => setPlace({ type, groupId })} onChosen={onChosen} />
        ))}
      </div>
    </div>
  );
}
