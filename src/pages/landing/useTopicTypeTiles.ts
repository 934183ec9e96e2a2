import type { TopicType } from '@contract/topic';
import { loadTopics } from '@client/features/topics/loadTopics';
import { selectVisibleTopicTypes, selectTopicCounts, selectTopicLoad } from '@client/features/topics/topicSelectors';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';

/** The counts of one topic type, for its tile. */
export interface Tile {
  type: TopicType;
  available: number;
  subscribed: number;
  /** True while no topics of this type are loaded yet. */
  waiting: boolean;
  /** The error if no topics of this type could be loaded. */
  error: string | null;
  retry: () => void;
}

function useTopicTile(type: TopicType): Tile {
  const dispatch = useAppDispatch();
  const counts = useAppSelector((state) => selectTopicCounts(state, type));
  const { status, error } = useAppSelector((state) => selectTopicLoad(state, type));
  const isEmpty = counts.available === 0;
  return {
    ...counts,
    type,
    waiting: isEmpty && (status === 'idle' || status === 'loading'),
    error: isEmpty && status === 'error' ? error : null,
    retry: () => void dispatch(loadTopics(type)),
  };
}

/** The tiles of the topic types that the user can see. */
export function useTopicTypeTiles(): Tile[] {
  const types = useAppSelector(selectVisibleTopicTypes);
  const tiles = [useTopicTile('WATCHDESK'), useTopicTile('COMPANY'), useTopicTile('USER')];
  return tiles.filter(({ type }) => types.includes(type));
}
