import type { Profile } from '@contract/topic';
import { useDeferredValue, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dragSurface } from '@client/shared/dnd/useDistanceSensor';
import { t } from '@client/shared/texts/t';
import type { Subscriber } from './changeSubscription';
import { InvalidQueryMark } from './InvalidQueryMark';
import { SubscribeSwitch } from './SubscribeSwitch';
import { topicResultsPath } from './topicPaths';
import { TopicRowDetails } from './TopicRowDetails';
import { TopicRowMenu } from './TopicRowMenu';

interface TopicRowProps {
  topic: Profile;
  /** The line below the name: category and description. */
  about: string;
  person: Subscriber;
  favourite: ReactNode;
  /** True if the user may move or edit the topic. */
  editable: boolean;
  /** True if other rows have a menu: a row without one reserves its space. */
  besideMenus: boolean;
  onMove: () => void;
  open: boolean;
  onToggle: () => void;
  /** In a sortable list: whether this row can be dragged. */
  dragged?: boolean;
}

/**
 * The content of a row in a list of topics, inside `TopicRowFrame` and styled by `TopicRowsStyles`. It expands to the
 * topic's details, which are loaded when it is first opened and then come from the query cache.
 */
export function TopicRow(props: TopicRowProps) {
  const { topic, about, person, favourite, editable, besideMenus, onMove, open, onToggle, dragged } = props;
  // Deferred, so that the button responds before the details are rendered.
  const detailsShown = useDeferredValue(open) && open;
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
          <InvalidQueryMark topic={topic} />
        </div>
        <div className="actions">
          {topic.topicType === 'USER' ? null : <SubscribeSwitch topic={topic} person={person} />}
          {favourite}
          {editable ? <TopicRowMenu topic={topic} onMove={onMove} /> : besideMenus ? <span className="icon" /> : null}
        </div>
      </div>
      {detailsShown ? <TopicRowDetails topic={topic} /> : null}
    </>
  );
}

const chevron = 'M16.59 8.59 12 13.17 7.41 8.59 6 10l6 6 6-6z';
