import type { TopicType } from '@contract/topic';
import { useState } from 'react';
import { useAppSelector } from '@client/shared/redux/hooks';
import { DrawerCategory } from './DrawerCategory';
import { DrawerSection } from './DrawerSection';
import { drawerClass } from './TopicDrawerStyles';
import { selectGroup } from './topicSelectors';

interface TopicDrawerProps {
  /** The owners whose topics are shown, in order. */
  types: readonly TopicType[];
  /** Called when a link was clicked: a temporary drawer closes. */
  onChosen: () => void;
}

interface Place {
  type: TopicType;
  groupId: string;
}

/** The content of the topics drawer: sections by owner. An open category replaces them. Styled by `TopicDrawerStyles`. */
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
      {/* Hidden instead of unmounted: mounting it again would take longer than opening a category. */}
      <div hidden={place !== null && group !== undefined}>
        {types.map((type) => (
          <DrawerSection key={type} type={type} onOpen={(groupId) => setPlace({ type, groupId })} onChosen={onChosen} />
        ))}
      </div>
    </div>
  );
}
