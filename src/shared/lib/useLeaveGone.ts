import { useNavigate } from 'react-router-dom';
import { stepsToRemaining } from './trail';

/** Leaves the page of what was removed: back to the nearest page that is still there, or to another where there is none. */
export function useLeaveGone(): (fallback: string) => void {
  const navigate = useNavigate();
  return (fallback) => {
    const steps = stepsToRemaining();
    if (steps === null) void navigate(fallback, { replace: true });
    else void navigate(-steps);
  };
}
