import type { ProfileGroup } from '@contract/topic';
import { loadTopics } from '@client/features/topics/loadTopics';
import { selectGroup, selectTopicsState } from '@client/features/topics/topicSelectors';
import { topicTypes } from '@client/features/topics/topicTree';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';

interface KnownCategory {
  group: ProfileGroup | undefined;
  /** A list that may hold it is still on its way. */
  looking: boolean;
  error: string | null;
  retry: () => void;
}

/** A category of the lists that the application lives by. */
export function useKnownCategory(id: string): KnownCategory {
  const dispatch = useAppDispatch();
  const group = useAppSelector((state) => selectGroup(state, id));
  const { load } = useAppSelector(selectTopicsState);
  const failed = topicTypes.filter((type) => load[type].status === 'error');
  return {
    group,
    looking: topicTypes.some((type) => load[type].status === 'idle' || load[type].status === 'loading'),
    error: failed[0] ? load[failed[0]].error : null,
    retry: () => failed.forEach((type) => void dispatch(loadTopics(type))),
  };
}
