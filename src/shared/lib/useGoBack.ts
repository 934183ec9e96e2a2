import { useNavigate } from 'react-router-dom';
import { historyIndex } from './trail';

/** Goes back one page, or to a page of the application where the browser's history has none. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (historyIndex() > 0) void navigate(-1);
    else void navigate(fallback, { replace: true });
  };
}
