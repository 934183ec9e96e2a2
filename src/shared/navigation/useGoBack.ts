import { useNavigate } from 'react-router-dom';
import { historyIndex, pathBeforeTypedAddress } from './navigationHistory';
import { useIsCurrentPage } from './useIsCurrentPage';

/**
 * Goes back one page, or to `fallback` if this tab has no earlier one. If the current page's address was typed, the
 * earlier page is opened in its place: going back would load the application again, and lose its snackbars. Does nothing
 * once another page is open.
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const isCurrentPage = useIsCurrentPage();
  return () => {
    if (!isCurrentPage()) return;
    if (historyIndex() > 0) void navigate(-1);
    else void navigate(pathBeforeTypedAddress() ?? fallback, { replace: true });
  };
}
