import { times } from '@contract/limits';
import type { PreviewAnswer, PreviewBody } from '@contract/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { searchEndpoints } from '@client/api/data/search';
import { errorText } from '@client/api/errorText';
import { uncached } from '@client/api/uncached';
import { useAppDispatch } from '@client/shared/redux/hooks';

export interface Preview {
  /** The newest answer; older ones never replace it. */
  answer: PreviewAnswer | null;
  error: string | null;
  /** What is shown is not yet, or no longer, of the query as it is. */
  stale: boolean;
}

interface Answered extends Omit<Preview, 'stale'> {
  key: string;
}

/**
 * What a topic with this query and these sources would find, asked anew a moment after every change: a question that is no
 * longer asked is cancelled here, and with the connection on the server. null: there is nothing to ask.
 */
export function usePreview(body: PreviewBody | null): Preview & { retry: () => void } {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered>({ key: '', answer: null, error: null });
  const key = body ? `${attempt}${JSON.stringify(body)}` : '';
  const ask = useEffectEvent(() =>
    body ? dispatch(searchEndpoints.endpoints.previewQuery.initiate(body, uncached)) : null,
  );
  useEffect(() => {
    if (key === '') return;
    let abort = (): void => undefined;
    let left = false;
    const timer = setTimeout(() => {
      const request = ask();
      if (!request) return;
      abort = () => request.abort();
      void request.then(({ data, error }) => {
        if (left) return;
        if (data) setAnswered({ key, answer: data, error: null });
        else setAnswered((before) => ({ key, answer: before.answer, error: errorText(error) }));
      });
    }, times.previewDelayMs);
    return () => {
      left = true;
      clearTimeout(timer);
      abort();
    };
  }, [key]);
  const retry = (): void => setAttempt(attempt + 1);
  return {
    answer: answered.answer,
    error: key === answered.key ? answered.error : null,
    stale: key !== answered.key,
    retry,
  };
}
