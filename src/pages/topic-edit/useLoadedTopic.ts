import type { ProfileDetail } from '@contract/topic';
import { useEffect, useState } from 'react';
import { isNotFound } from '@client/api/apiError';
import { topicEndpoints } from '@client/api/data/topics';
import { errorText } from '@client/api/errorText';
import { fetchUncached } from '@client/api/fetchUncached';
import { useAppDispatch } from '@client/shared/redux/hooks';

interface TopicState {
  topic: ProfileDetail | null;
  missing: boolean;
  error: string | null;
}

const notLoaded: TopicState = { topic: null, missing: false, error: null };

/** Loads a topic once, bypassing the cache. Later changes of the topic don't overwrite what was typed in the form. */
export function useLoadedTopic(id: string): TopicState & { retry: () => void } {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(notLoaded);
  useEffect(() => {
    let unmounted = false;
    const request = dispatch(fetchUncached(topicEndpoints.endpoints.topic, { id }));
    void request.then(({ data, error }) => {
      if (unmounted) return;
      if (data) setLoaded({ ...notLoaded, topic: data.profile });
      else if (isNotFound(error)) setLoaded({ ...notLoaded, missing: true });
      else setLoaded({ ...notLoaded, error: errorText(error) });
    });
    return () => {
      unmounted = true;
    };
  }, [dispatch, id, attempt]);
  const retry = (): void => {
    setLoaded(notLoaded);
    setAttempt(attempt + 1);
  };
  return { ...loaded, retry };
}
