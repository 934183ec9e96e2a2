import type { TopicType } from '@contract/topic';
import { loadTopics } from '@client/features/topics/loadTopics';
import { selectShownTypes, selectTopicCounts, selectTopicLoad } from '@client/features/topics/topicSelectors';
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

/** The topics that are shown by owner, counted. */
export function useTiles(): Tile[] {
  const types = useAppSelector(selectShownTypes);
  const tiles = [useTile('WATCHDESK'), useTile('COMPANY'), useTile('USER')];
  return tiles.filter(({ type }) => types.includes(type));
}
