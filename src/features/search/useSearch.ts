import type { SearchBody } from '@contract/search';
import { skipToken, type SkipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { searchEndpoints, useSearchQuery } from '@client/api/data/search';
import { isRecord } from '@client/shared/values/isRecord';
import { useAppDispatch } from '@client/shared/redux/hooks';

/**
 * Runs a search for a page. A pending search is aborted when the page is left or its search changes: the server cancels
 * it when the connection closes. Only one component at a time may use it for the same search.
 */
export function useSearch(body: SearchBody | SkipToken, options: { refetchOnMountOrArgChange?: boolean } = {}) {
  const results = useSearchQuery(body, options);
  useAbortWhenUnused(body);
  // RTK Query refetches an aborted search when the page is mounted again.
  return isAborted(results.error) ? { ...results, error: undefined, isError: false, isFetching: true } : results;
}

function useAbortWhenUnused(body: SearchBody | SkipToken): void {
  const dispatch = useAppDispatch();
  const used = useRef<string | null>(null);
  const key = body === skipToken ? null : JSON.stringify(body);
  const currentSearch = useEffectEvent(() => body);
  useEffect(() => {
    const search = currentSearch();
    if (key === null || search === skipToken) return;
    used.current = key;
    return () => {
      used.current = null;
      // In a timeout, because React's strict mode mounts components twice.
      setTimeout(() => {
        if (used.current !== key) dispatch(searchEndpoints.util.getRunningQueryThunk('search', search))?.abort();
      });
    };
  }, [key, dispatch]);
}

const isAborted = (error: unknown): boolean => isRecord(error) && error.name === 'AbortError';
