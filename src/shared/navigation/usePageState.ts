import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '@client/shared/values/isRecord';

/** The page that the state of a place in the history says; the first where it says none. */
export function pageOf(state: unknown): number {
  if (!isRecord(state)) return 1;
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

/**
 * Leads from a page that is not there any more, as its rows were removed, to the last one: in its place, so that back does not
 * lead to it again. `pages` is undefined while it is not known.
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
