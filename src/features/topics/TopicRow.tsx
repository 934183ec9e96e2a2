import type { Profile } from '@contract/topic';
import { useDeferredValue, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dragSurface } from '@client/shared/dnd/useDistanceSensor';
import { t } from '@client/shared/texts/t';
import type { Subscriber } from './changeSubscription';
import { RefusedMark } from './RefusedMark';
import { SubscribeSwitch } from './SubscribeSwitch';
import { topicResultsPath } from './topicPaths';
import { TopicRowDetails } from './TopicRowDetails';
import { TopicRowMenu } from './TopicRowMenu';

interface TopicRowProps {
  topic: Profile;
  /** Under its name: where it lies, and what it says of itself. */
  about: string;
  person: Subscriber;
  favourite: ReactNode;
  /** Moves or edits: offered only where the topic may be changed. */
  editable: boolean;
  /** Other rows of the list have a menu: without one, this leaves its place. */
  besideMenus: boolean;
  onMove: () => void;
  open: boolean;
  onToggle: () => void;
  /** In a list that is dragged: whether this row can be. */
  dragged?: boolean;
}

/** What a row of topics shows, inside its TopicRowFrame and in a list that looks as `topicRows` says. It opens to the topic's details, which are loaded once. */
export function TopicRow(props: TopicRowProps) {
  const { topic, about, person, favourite, editable, besideMenus, onMove, open, onToggle, dragged } = props;
  // The button answers before the details are drawn.
  const isShown = useDeferredValue(open) && open;
  const drag = dragged === undefined ? {} : { ...dragSurface(topic.id), 'data-dragged': dragged };
  return (
    <>
      <div {...drag} className="line">
        <button
          type="button"
          className="icon"
          aria-expanded={open}
          aria-label={t(open ? 'topicList.close' : 'topicList.open', { topicName: topic.name })}
          onClick={onToggle}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d={chevron} />
          </svg>
        </button>
        <div className="names">
          <Link to={topicResultsPath(topic)}>{topic.name}</Link>
          <p>{about}</p>
          <RefusedMark topic={topic} />
        </div>
        <div className="actions">
          {topic.topicType === 'USER' ? null : <SubscribeSwitch topic={topic} person={person} />}
          {favourite}
          {editable ? <TopicRowMenu topic={topic} onMove={onMove} /> : besideMenus ? <span className="icon" /> : null}
        </div>
      </div>
      {isShown ? <TopicRowDetails topic={topic} /> : null}
    </>
  );
}

const chevron = 'M16.59 8.59 12 13.17 7.41 8.59 6 10l6 6 6-6z';
