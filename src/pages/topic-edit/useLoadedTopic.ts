import type { ProfileDetail } from '@contract/topic';
import { useEffect, useState } from 'react';
import { isNotFound } from '@client/api/apiError';
import { topicEndpoints } from '@client/api/data/topics';
import { errorText } from '@client/api/errorText';
import { uncached } from '@client/api/uncached';
import { useAppDispatch } from '@client/shared/redux/hooks';

interface Loaded {
  topic: ProfileDetail | null;
  missing: boolean;
  error: string | null;
}

const nothing: Loaded = { topic: null, missing: false, error: null };

/** Loads a topic once, bypassing the cache. Later changes of the topic don't overwrite what was typed in the form. */
export function useLoadedTopic(id: string): Loaded & { retry: () => void } {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(nothing);
  useEffect(() => {
    let left = false;
    const request = dispatch(topicEndpoints.endpoints.topic.initiate({ id }, uncached));
    void request.then(({ data, error }) => {
      if (left) return;
      if (data) setLoaded({ ...nothing, topic: data.profile });
      else if (isNotFound(error)) setLoaded({ ...nothing, missing: true });
      else setLoaded({ ...nothing, error: errorText(error) });
    });
    return () => {
      left = true;
    };
  }, [dispatch, id, attempt]);
  const retry = (): void => {
    setLoaded(nothing);
    setAttempt(attempt + 1);
  };
  return { ...loaded, retry };
}
