import type { ProfileGroup } from '@contract/topic';
import { shallowEqual } from 'react-redux';
import { selectSettings } from '@client/features/session/sessionSelectors';
import { loadTopics } from '@client/features/topics/loadTopics';
import { selectGroup, selectTopicLoad } from '@client/features/topics/topicSelectors';
import { topicTypes } from '@client/features/topics/topicTree';
import { useLastDefined } from '@client/shared/values/useLastDefined';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';

interface KnownCategory {
  /** As it was known last. */
  group: ProfileGroup | undefined;
  /** It was known, and has been removed meanwhile. */
  gone: boolean;
  /** A list that may hold it is still on its way. */
  looking: boolean;
  error: string | null;
  retry: () => void;
}

/** A category of the lists that the application lives by. */
export function useKnownCategory(id: string): KnownCategory {
  const dispatch = useAppDispatch();
  const listed = useAppSelector((state) => selectGroup(state, id));
  const group = useLastDefined(id, listed);
  // Hidden topics are never asked for.
  const hidesProvider = useAppSelector(selectSettings)?.hideInfodeskTopics === true;
  const types = topicTypes.filter((type) => !hidesProvider || type !== 'WATCHDESK');
  const loads = useAppSelector((state) => types.map((type) => selectTopicLoad(state, type)), shallowEqual);
  return {
    group,
    gone: group !== undefined && listed === undefined,
    looking: loads.some(({ status }) => status === 'idle' || status === 'loading'),
    error: loads.find(({ status }) => status === 'error')?.error ?? null,
    retry: () => {
      for (const [at, type] of types.entries()) if (loads[at]?.status === 'error') void dispatch(loadTopics(type));
    },
  };
}
