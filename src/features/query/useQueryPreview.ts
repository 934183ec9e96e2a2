import { times } from '@contract/limits';
import type { PreviewAnswer, PreviewBody } from '@contract/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { searchEndpoints } from '@client/api/data/search';
import { errorText } from '@client/api/errorText';
import { fetchUncached } from '@client/api/fetchUncached';
import { useAppDispatch } from '@client/shared/redux/hooks';

export interface Preview {
  /** The newest response; an older one never replaces it. */
  answer: PreviewAnswer | null;
  error: string | null;
  /** True if the shown response doesn't belong to the current query. */
  stale: boolean;
}

interface KeyedPreview extends Omit<Preview, 'stale'> {
  key: string;
}

/**
 * Returns a preview of what a topic with this query and these sources finds, requested shortly after each change
 * (debounced). An outdated request is aborted, which cancels it on the server too. Null: no request.
 */
export function usePreview(body: PreviewBody | null): Preview & { retry: () => void } {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<KeyedPreview>({ key: '', answer: null, error: null });
  const key = body ? `${attempt}${JSON.stringify(body)}` : '';
  const sendRequest = useEffectEvent(() =>
    body ? dispatch(fetchUncached(searchEndpoints.endpoints.previewQuery, body)) : null,
  );
  useEffect(() => {
    if (key === '') return;
    let abort = (): void => undefined;
    let cancelled = false;
    const timer = setTimeout(() => {
      const request = sendRequest();
      if (!request) return;
      abort = () => request.abort();
      void request.then(({ data, error }) => {
        if (cancelled) return;
        if (data) setLatest({ key, answer: data, error: null });
        else setLatest((before) => ({ key, answer: before.answer, error: errorText(error) }));
      });
    }, times.previewDelayMs);
    return () => {
      cancelled = true;
      clearTimeout(timer);
      abort();
    };
  }, [key]);
  const retry = (): void => setAttempt(attempt + 1);
  return {
    answer: latest.answer,
    error: key === latest.key ? latest.error : null,
    stale: key !== latest.key,
    retry,
  };
}
