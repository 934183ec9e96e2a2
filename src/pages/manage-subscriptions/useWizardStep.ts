import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '@client/shared/values/isRecord';

const stepOf = (state: unknown): number =>
  isRecord(state) && typeof state.step === 'number' && Number.isInteger(state.step) ? Math.max(0, state.step) : 0;

/**
 * The current step of the wizard, stored in the history state, so that the browser's Back goes to the previous step. A
 * step beyond `reached` (after a reload, or with Forward after a reset) is replaced by the last reachable step.
 */
export function useWizardStep(reached: number) {
  const location = useLocation();
  const navigate = useNavigate();
  const state: unknown = location.state;
  const requested = stepOf(state);
  const step = Math.min(requested, reached);
  useEffect(() => {
    if (requested > step) void navigate({ search: location.search }, { replace: true, state: { step } });
  }, [requested, step, location.search, navigate]);
  return {
    step,
    forward: () => void navigate({ search: location.search }, { state: { step: step + 1 } }),
    back: () => void navigate(-1),
    /** Returns to the first step through the history, which restores its search and page. */
    toStart: () => {
      if (step > 0) void navigate(-step);
    },
  };
}
