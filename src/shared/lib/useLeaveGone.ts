import { useNavigate } from 'react-router-dom';
import { useServices } from '../services/useServices';
import { stepsToRemaining } from './trail';
import { useStillHere } from './useStillHere';

/** Leaves the page of what was removed: back to the nearest page that is still there, or to another where there is none; who is elsewhere by then stays there. */
export function useLeaveGone(): (fallback: string) => void {
  const navigate = useNavigate();
  const { removedPages } = useServices();
  const stillHere = useStillHere();
  return (fallback) => {
    if (!stillHere()) return;
    const steps = stepsToRemaining(removedPages);
    if (steps === null) void navigate(fallback, { replace: true });
    else void navigate(-steps);
  };
}
