import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '@client/shared/values/isRecord';

const stepOf = (state: unknown): number =>
  isRecord(state) && typeof state.step === 'number' && Number.isInteger(state.step) ? Math.max(0, state.step) : 0;

/**
 * The wizard's step, kept in the browser's history: back steps down. A step that is not reached yet (after a reload, or
 * forward after a reset) shows as the last one that is.
 */
export function useSteps(reached: number) {
  const location = useLocation();
  const navigate = useNavigate();
  const state: unknown = location.state;
  const asked = stepOf(state);
  const step = Math.min(asked, reached);
  useEffect(() => {
    if (asked > step) void navigate({ search: location.search }, { replace: true, state: { step } });
  }, [asked, step, location.search, navigate]);
  return {
    step,
    forward: () => void navigate({ search: location.search }, { state: { step: step + 1 } }),
    back: () => void navigate(-1),
    /** To the first step, where its search and page are as they were. */
    toStart: () => {
      if (step > 0) void navigate(-step);
    },
  };
}
