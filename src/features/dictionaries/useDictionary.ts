import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { selectDictionary, type DictionaryName } from './dictionariesSlice';
import { loadDictionary } from './loadDictionary';

/**
 * Returns a dictionary, loaded once per page load; until then, its persisted content. `online: false` prevents a
 * request that would fail.
 */
export function useDictionary<Name extends DictionaryName>(name: Name, online = true) {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectDictionary(name));
  const { status, error } = useAppSelector((state) => state.dictionaries.load[name]);
  useEffect(() => {
    if (online) void dispatch(loadDictionary(name));
  }, [dispatch, name, online]);
  return { items, status, error, retry: () => void dispatch(loadDictionary(name, true)) };
}
