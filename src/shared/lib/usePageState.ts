import { useLocation, useNavigate } from 'react-router-dom';

function pageOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('page' in state)) return 1;
  const page = Number(state.page);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The page of a list, kept in the browser's history: back and forward turn pages, a reload stays. */
export function usePageState(): [page: number, openPage: (page: number) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const openPage = (page: number) => {
    void navigate({ search: location.search, hash: location.hash }, { state: { page } });
  };
  return [pageOf(location.state), openPage];
}
