import '@client/features/query/texts';
import '@client/features/search/resultTexts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { selectOnline } from '@client/features/network/networkSlice';
import { selectCanCreateTopics } from '@client/features/session/sessionSelectors';
import { searched, selectSortOrder, sortChosen } from '@client/features/preferences/preferencesSlice';
import { usePreview } from '@client/features/query/useQueryPreview';
import { useValidateQuery } from '@client/features/query/useValidateQuery';
import { paths } from '@client/shared/navigation/paths';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { filtersFromParams, filtersToQuery, type SearchFilters } from './searchFilters';
import { SearchFiltersView } from './SearchFiltersView';

/** Advanced search: `/search-content-filters?query=…`, with `source` and `sort` as they were on the results page. */
export function SearchFiltersPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const preferred = useAppSelector(selectSortOrder);
  const online = useAppSelector(selectOnline);
  const savable = useAppSelector(selectCanCreateTopics);
  const options = useDictionary('searchOptions', online);
  const sources = useDictionary('sources', online);
  const validateQuery = useValidateQuery();
  const [filters, setFilters] = useState<SearchFilters>(() => filtersFromParams(params, preferred));
  const [today] = useState(() => new Date().toISOString().slice(0, 10));

  const query = filtersToQuery(filters, today);
  const sourceIds = filters.sources.map(({ id }) => id);
  const preview = usePreview(
    query === null ? null : { query, sources: sourceIds, addAllSources: sourceIds.length === 0 },
  );

  const search = () => {
    if (query === null) return;
    dispatch(searched(query));
    dispatch(sortChosen(filters.sort));
    void navigate(paths.search({ query, sort: filters.sort, from: 'filters', source: sourceIds }));
  };

  return (
    <SearchFiltersView
      filters={filters}
      query={query}
      values={options.items?.values ?? {}}
      sources={sources}
      today={today}
      savable={savable}
      preview={preview}
      validateQuery={validateQuery}
      onChange={(part) => setFilters((now) => ({ ...now, ...part }))}
      onSearch={search}
    />
  );
}
