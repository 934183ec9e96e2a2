import type { Profile, ProfileGroup } from '@contract/topic';
import { useDeferredValue } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { truncate } from '@client/shared/texts/truncate';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { DrawerGroupRow } from './DrawerGroupRow';
import { categoryPath, topicResultsPath } from './topicPaths';
import { isSubscribed, selectChildGroups, selectGroup, selectTopicsOf } from './topicSelectors';
import { topicTypeTexts } from './topicTexts';

interface DrawerCategoryProps {
  group: ProfileGroup;
  onOpen: (groupId: string) => void;
  onBack: () => void;
  onChosen: () => void;
}

/** An open category in the topics drawer: Back button, subcategories, and topics. */
export function DrawerCategory({ group, onOpen, onBack, onChosen }: DrawerCategoryProps) {
  const type = group.topicType;
  const parent = useAppSelector((state) => selectGroup(state, group.parentGroupId ?? ''));
  const groups = useAppSelector((state) => selectChildGroups(state, type, group.id));
  const topics = useAppSelector((state) => selectTopicsOf(state, type, group.id));
  // Renders the Back button and the name first, and the lists after the first paint.
  const listsShown = useDeferredValue(true, false);
  const parentName = parent?.name ?? t(topicTypeTexts[type]);
  return (
    <>
      <button
        type="button"
        className="back"
        autoFocus
        onClick={onBack}
        aria-label={t('drawer.back', { name: parentName })}
      >
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={arrow} />
        </svg>
        {truncate(parentName, 30)}
      </button>
      <h2 className="category">
        <Link to={categoryPath(type, group.id)} onClick={onChosen}>
          {group.name}
        </Link>
      </h2>
      {listsShown ? (
        <ul>
          {groups.map((one) => (
            <DrawerGroupRow key={one.id} group={one} onOpen={() => onOpen(one.id)} />
          ))}
          {topics.map((topic) => (
            <TopicRow key={topic.id} topic={topic} onChosen={onChosen} />
          ))}
        </ul>
      ) : null}
      {groups.length + topics.length === 0 ? <p>{t('empty.topics')}</p> : null}
    </>
  );
}

const arrow = 'M20 11H7.83l5.59-5.59L12 4l-8 8 8 8 1.41-1.41L7.83 13H20v-2z';
const bell =
  'M12 22c1.1 0 2-.9 2-2h-4c0 1.1.9 2 2 2zm6-6v-5c0-3.07-1.63-5.64-4.5-6.32V4c0-.83-.67-1.5-1.5-1.5s-1.5.67-1.5 1.5v.68C7.64 5.36 6 7.92 6 11v5l-2 2v1h16v-1l-2-2zm-2 1H8v-6c0-2.48 1.51-4.5 4-4.5s4 2.02 4 4.5v6z';

function TopicRow({ topic, onChosen }: { topic: Profile; onChosen: () => void }) {
  const path = topicResultsPath(topic);
  const here = useLocation().pathname === path;
  return (
    <li>
      <Link to={path} aria-current={here ? 'page' : undefined} onClick={onChosen}>
        <span className="name">{topic.name}</span>
        {isSubscribed(topic) ? (
          <svg className="bell" viewBox="0 0 24 24" role="img" aria-label={t('topics.isSubscribed')}>
            <path d={bell} />
          </svg>
        ) : null}
      </Link>
    </li>
  );
}
