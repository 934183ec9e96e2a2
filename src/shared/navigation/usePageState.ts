import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '@client/shared/values/isRecord';

/** The page number in a history state, from 1; 1 if it has none. */
export function pageOf(state: unknown): number {
  if (!isRecord(state)) return 1;
  const page = Number(state.page);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/**
 * The page number of a list, from 1, in the browser's history: Back and Forward turn pages, and a reload keeps the
 * page.
 */
export function usePageState(): [page: number, openPage: (page: number) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const openPage = (page: number) => {
    void navigate({ search: location.search, hash: location.hash }, { state: { page } });
  };
  return [pageOf(location.state), openPage];
}

/**
 * Redirects to the last page if the current page no longer exists because rows were removed. Replaces the history
 * entry, so that Back does not return to it. `pages` is undefined while unknown.
 */
export function useLastPage(page: number, pages: number | undefined): void {
  const location = useLocation();
  const navigate = useNavigate();
  const last = pages !== undefined && page > pages ? Math.max(1, pages) : null;
  const open = useEffectEvent((there: number) => {
    void navigate({ search: location.search, hash: location.hash }, { replace: true, state: { page: there } });
  });
  useEffect(() => {
    if (last !== null && last !== page) open(last);
  }, [last, page]);
}
