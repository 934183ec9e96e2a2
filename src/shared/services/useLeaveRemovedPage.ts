import { useNavigate } from 'react-router-dom';
import { stepsToRemaining } from '@client/shared/navigation/navigationHistory';
import { useIsCurrentPage } from '@client/shared/navigation/useIsCurrentPage';
import { useServices } from './useServices';

/**
 * Leaves the page of a removed record: back to the nearest page that still exists, else to `fallback`. Does nothing
 * once another page is open.
 */
export function useLeaveRemovedPage(): (fallback: string) => void {
  const navigate = useNavigate();
  const { removedPages } = useServices();
  const isCurrentPage = useIsCurrentPage();
  return (fallback) => {
    if (!isCurrentPage()) return;
    const steps = stepsToRemaining(removedPages.replacementOf);
    if (steps === null) void navigate(fallback, { replace: true });
    else void navigate(-steps);
  };
}
