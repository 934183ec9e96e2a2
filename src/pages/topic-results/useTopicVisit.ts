import { useEffect } from 'react';
import { selectTopicVisits, topicVisited } from '@client/features/preferences/preferencesSlice';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';

/**
 * Records that the topic's results are visited, and returns the instant of the visit before (ISO 8601), or null if this
 * is the first one on this device.
 * @param now The time when the page was opened, in milliseconds.
 */
export function useTopicVisit(topicId: string, now: number): string | null {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(topicVisited({ topicId, at: now }));
  }, [dispatch, topicId, now]);
  const visits = useAppSelector((state) => selectTopicVisits(state, topicId));
  // Until this visit is recorded, `previous` belongs to an earlier one.
  if (!visits || visits.last < now || visits.previous === null) return null;
  return new Date(visits.previous).toISOString();
}
