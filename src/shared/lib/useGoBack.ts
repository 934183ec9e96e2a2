import { useNavigate } from 'react-router-dom';

/** Goes back one page, or to a page of the application where the browser's history has none. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    const state: unknown = history.state;
    const index: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : 0;
    if (typeof index === 'number' && index > 0) void navigate(-1);
    else void navigate(fallback, { replace: true });
  };
}
