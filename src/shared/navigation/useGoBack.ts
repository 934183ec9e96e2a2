import { useNavigate } from 'react-router-dom';
import { hasEarlierPage } from './navigationHistory';
import { useIsCurrentPage } from './useIsCurrentPage';

/** Goes back one page, or to `fallback` where this tab has no earlier one. Does nothing once another page is open. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const isCurrentPage = useIsCurrentPage();
  return () => {
    if (!isCurrentPage()) return;
    if (hasEarlierPage()) void navigate(-1);
    else void navigate(fallback, { replace: true });
  };
}
