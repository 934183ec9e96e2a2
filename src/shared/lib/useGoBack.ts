import { useNavigate } from 'react-router-dom';
import { historyIndex } from './trail';
import { useStillHere } from './useStillHere';

/** Goes back one page, or to a page of the application where the browser's history has none; who is elsewhere by then stays there. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const stillHere = useStillHere();
  return () => {
    if (!stillHere()) return;
    if (historyIndex() > 0) void navigate(-1);
    else void navigate(fallback, { replace: true });
  };
}
