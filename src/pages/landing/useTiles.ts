import type { TopicType } from '@contract/topic';
import { selectFeature, selectSettings } from '@client/features/session/sessionSelectors';
import { loadTopics } from '@client/features/topics/loadTopics';
import { selectTopicCounts, selectTopicLoad } from '@client/features/topics/topicSelectors';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';

export interface Tile {
  type: TopicType;
  available: number;
  subscribed: number;
  /** Nothing is known yet. */
  waiting: boolean;
  /** Why nothing is known. */
  error: string | null;
  retry: () => void;
}

function useTile(type: TopicType): Tile {
  const dispatch = useAppDispatch();
  const counts = useAppSelector((state) => selectTopicCounts(state, type));
  const { status, error } = useAppSelector((state) => selectTopicLoad(state, type));
  const nothing = counts.available === 0;
  return {
    ...counts,
    type,
    waiting: nothing && (status === 'idle' || status === 'loading'),
    error: nothing && status === 'error' ? error : null,
    retry: () => void dispatch(loadTopics(type)),
  };
}

/** The topics by owner, counted: the provider's only where there are some, one's own only where they are switched on. */
export function useTiles(): Tile[] {
  const hidden = useAppSelector(selectSettings)?.hideInfodeskTopics === true;
  const ownTopics = useAppSelector(selectFeature('myTopics'));
  const provider = useTile('WATCHDESK');
  const company = useTile('COMPANY');
  const own = useTile('USER');
  const isThere = provider.available > 0 || provider.waiting || provider.error !== null;
  return [...(hidden || !isThere ? [] : [provider]), company, ...(ownTopics ? [own] : [])];
}
