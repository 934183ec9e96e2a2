import type { ProfileGroup } from '@contract/topic';
import { shallowEqual } from 'react-redux';
import { selectSettings } from '@client/features/session/sessionSelectors';
import { loadTopics } from '@client/features/topics/loadTopics';
import { selectGroup, selectTopicLoad } from '@client/features/topics/topicSelectors';
import { topicTypes } from '@client/features/topics/topicTree';
import { useLastDefined } from '@client/shared/values/useLastDefined';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';

interface ListedCategory {
  /** The category as last listed; undefined if it was never listed. */
  group: ProfileGroup | undefined;
  /** True if the category was listed before, and has been deleted since. */
  gone: boolean;
  /** True while a topic list that may contain the category is loading. */
  isLoading: boolean;
  error: string | null;
  retry: () => void;
}

/** A category by id, from the topic lists in the store. */
export function useListedCategory(id: string): ListedCategory {
  const dispatch = useAppDispatch();
  const listed = useAppSelector((state) => selectGroup(state, id));
  const group = useLastDefined(id, listed);
  // Hidden Watchdesk topics are never loaded, so their list would stay `idle`.
  const hidesProvider = useAppSelector(selectSettings)?.hideInfodeskTopics === true;
  const types = topicTypes.filter((type) => !hidesProvider || type !== 'WATCHDESK');
  const loads = useAppSelector((state) => types.map((type) => selectTopicLoad(state, type)), shallowEqual);
  return {
    group,
    gone: group !== undefined && listed === undefined,
    isLoading: loads.some(({ status }) => status === 'idle' || status === 'loading'),
    error: loads.find(({ status }) => status === 'error')?.error ?? null,
    retry: () => {
      for (const [index, type] of types.entries())
        if (loads[index]?.status === 'error') void dispatch(loadTopics(type));
    },
  };
}
