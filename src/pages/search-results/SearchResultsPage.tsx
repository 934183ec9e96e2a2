import '@client/features/search/resultTexts';
import type { ArticleCard } from '@contract/article';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useCorrectionsQuery } from '@client/api/data/suggestions';
import { searchArticlePath } from '@client/features/search/articlePaths';
import {
  listViewChosen,
  readingPaneChosen,
  searched,
  selectListView,
  selectReadingPane,
  selectSearchHistory,
  sortChosen,
} from '@client/features/preferences/preferencesSlice';
import { useReadingPane } from '@client/features/search/useReadingPane';
import { selectFeature, selectCanCreateTopics, selectUser } from '@client/features/session/sessionSelectors';
import { useSelectedArticles } from '@client/features/workspace/useSelectedArticles';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { SearchResultsView } from './SearchResultsView';
import { useSearchResults } from './useSearchResults';

/** Results of a content search: `/search-content-results?query=…`. */
export function SearchResultsPage() {
  const dispatch = useAppDispatch();
  const results = useSearchResults();
  const history = useAppSelector(selectSearchHistory);
  // A separate request, so that the articles don't wait for it. If it fails, the page has no corrections.
  const { currentData: corrections } = useCorrectionsQuery(
    results.parsed.ok && results.query !== '' ? { query: results.query } : skipToken,
  );
  const [now] = useState(() => Date.now());
  // Text that was typed but not submitted. It replaces the URL's query in the search box as long as the URL's query is
  // still `of`.
  const [draft, setDraft] = useState({ of: results.query, text: results.query });
  const text = draft.of === results.query ? draft.text : results.query;

  const chosen = useSelectedArticles(
    results.results.data?.results,
    results.query,
    useAppSelector(selectFeature('workspaces')),
  );

  const pathOf = (article: ArticleCard) =>
    searchArticlePath(article, { query: results.query, fromFilters: results.fromFilters });
  const reading = useReadingPane({
    isChosen: useAppSelector(selectReadingPane),
    onChoose: (on) => dispatch(readingPaneChosen(on)),
    list: (results.results.data?.results ?? []).map(pathOf),
    listPage: results.listPage,
    chosen,
  });

  const search = (query: string) => {
    dispatch(searched(query));
    setDraft({ of: query, text: query });
    results.change({ query });
  };

  return (
    <SearchResultsView
      {...results}
      chosen={chosen}
      ownId={useAppSelector(selectUser)?.ownerId ?? ''}
      savable={useAppSelector(selectCanCreateTopics)}
      text={text}
      history={history}
      corrections={corrections}
      onCorrect={(query) => dispatch(searched(query))}
      now={now}
      pathOf={pathOf}
      reading={reading}
      onType={(typed) => setDraft({ of: results.query, text: typed })}
      onSearch={search}
      onSort={(sort) => {
        dispatch(sortChosen(sort));
        results.change({ sort });
      }}
      view={useAppSelector(selectListView) ?? 'details'}
      onView={(view) => dispatch(listViewChosen(view))}
      onGroup={(byStory) => results.change({ grouping: byStory ? null : 'NONE' })}
    />
  );
}
