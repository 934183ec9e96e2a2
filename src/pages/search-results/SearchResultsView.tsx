import { limits } from '@contract/limits';
import type { ArticleCard } from '@contract/article';
import { queryHints } from '@contract/query/hints';
import type { CorrectionsAnswer, SortOrder } from '@contract/search';
import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { errorText } from '@client/api/errorText';
import { ActiveSearchFilters } from '@client/features/search/ActiveSearchFilters';
import { ArticlePages } from '@client/features/search/ArticlePages';
import { DidYouMean } from '@client/features/search/DidYouMean';
import { FacetPanel } from '@client/features/search/FacetPanel';
import { queryFiltersOf } from '@client/features/search/queryFilters';
import { QueryErrors } from '@client/features/search/QueryErrors';
import { RelaxedSearches } from '@client/features/search/RelaxedSearches';
import { ResultHistogram } from '@client/features/search/ResultHistogram';
import type { ReadingPaneOption } from '@client/features/search/useReadingPane';
import { ReadingPaneColumns } from '@client/features/search/ReadingPaneColumns';
import { collapsedFacets, facetRail, resultColumns } from '@client/features/search/resultColumns';
import { SearchBox } from '@client/features/search/SearchBox';
import { SelectedArticleActions } from '@client/features/workspace/SelectedArticleActions';
import type { SelectedArticles } from '@client/features/workspace/useSelectedArticles';
import { truncate } from '@client/shared/texts/truncate';
import { t } from '@client/shared/texts/t';
import type { ListView } from '@client/shared/list/ListViewToggle';
import { usePageTitle } from '@client/shared/navigation/usePageTitle';
import { paths } from '@client/shared/navigation/paths';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { ResultsBar } from './ResultsBar';
import type { SearchResults } from './useSearchResults';

interface SearchResultsViewProps extends SearchResults {
  /** The selected articles; null if the department has no workspaces to save them to. */
  chosen: SelectedArticles | null;
  /** The owner id of the signed-in user. */
  ownId: string;
  /** True if the user may save the search as a topic. */
  savable: boolean;
  text: string;
  history: readonly string[];
  now: number;
  pathOf: (article: ArticleCard) => string;
  onType: (text: string) => void;
  onSearch: (query: string) => void;
  onSort: (sort: SortOrder) => void;
  onGroup: (byStory: boolean) => void;
  view: ListView;
  onView: (view: ListView) => void;
  /** The reading pane and its switch. */
  reading: ReadingPaneOption;
  /** Words of the query that no article contains, and suggested corrections. */
  corrections: CorrectionsAnswer | undefined;
  onCorrect: (query: string) => void;
}

const errorsId = 'search-errors';
const hintsId = 'search-hints';

/** The search box, the active filters, the results, and their facets. */
export function SearchResultsView(props: SearchResultsViewProps) {
  const { query, parsed, results, facets, text, onSearch } = props;
  const pane = results.data?.results.length === 0 ? null : props.reading.pane;
  const hints = parsed.ok ? queryHints(query) : [];
  const advanced = advancedSearchPath(props);
  // Without results there are no facets, and the empty state gets the whole width.
  const isEmpty = results.data?.hitCount === 0 && !results.isFetching;
  // On narrow screens, and with the reading pane, the facets are above the articles, and collapsed at first.
  const [facetsOpen, setFacetsOpen] = useState(false);
  usePageTitle(
    query === '' ? t('search.results') : t('search.resultsFor', { query: truncate(query, limits.breadcrumbTitle) }),
  );
  const facetPanel = (
    <FacetPanel facets={facets.counts} loading={facets.isFetching} query={query} onChange={onSearch} />
  );
  return (
    <>
      <PageHeader title={t('search.results')} />
      <Box sx={searchRow}>
        <SearchBox
          value={text}
          placeholder={t('search.contentPlaceholder')}
          history={props.history}
          suggests
          onChange={props.onType}
          onSubmit={onSearch}
          invalid={!parsed.ok}
          {...(!parsed.ok ? { describedBy: errorsId } : hints.length > 0 ? { describedBy: hintsId } : {})}
        />
        <Button component={RouterLink} to={advanced} startIcon={<Tune />} sx={{ minHeight: { sm: 56 } }}>
          {t('search.advanced')}
        </Button>
        {parsed.ok && props.savable ? (
          <Button
            component={RouterLink}
            to={paths.saveAsTopic({ query, source: props.sources })}
            startIcon={<BookmarkAddOutlined />}
            sx={{ minHeight: { sm: 56 } }}
          >
            {t('search.saveAsTopic')}
          </Button>
        ) : null}
      </Box>
      {parsed.ok ? null : <QueryErrors id={errorsId} query={query} errors={parsed.errors} onFix={onSearch} />}
      {hints.length > 0 ? (
        <QueryErrors id={hintsId} severity="info" query={query} errors={hints} onFix={onSearch} />
      ) : null}
      <ActiveSearchFilters
        narrowings={queryFiltersOf(query)}
        sources={props.sources.length}
        onRemoveFilter={onSearch}
        onSearchAllSources={props.searchAllSources}
      />
      {parsed.ok && props.corrections ? (
        <DidYouMean {...props.corrections} to={props.pathOfQuery} onChoose={props.onCorrect} />
      ) : null}
      {parsed.ok ? (
        <Box sx={isEmpty || pane ? { mt: 2 } : resultColumns}>
          <Box component="section" aria-label={t('search.results')} sx={{ minWidth: 0 }}>
            <ResultsBar
              answer={results.data}
              busy={results.isFetching}
              sortOrder={props.sortOrder}
              byStory={props.byStory}
              onSort={props.onSort}
              onGroup={props.onGroup}
              view={props.view}
              onView={props.onView}
              readingPane={props.reading.toggle}
              facetsOpen={facetsOpen}
              facetsCollapse={pane !== null}
              onToggleFacets={() => setFacetsOpen(!facetsOpen)}
              selection={selectionOf(props)}
            />
            <Box sx={collapsedFacets(facetsOpen, pane !== null)}>{facetPanel}</Box>
            {pane && !facetsOpen ? null : <ResultHistogram {...props} />}
            <ReadingPaneColumns pane={pane}>
              <ResultList {...props} />
            </ReadingPaneColumns>
          </Box>
          {isEmpty || pane ? null : <Box sx={facetRail}>{facetPanel}</Box>}
        </Box>
      ) : null}
    </>
  );
}

const selectionOf = ({ chosen, ownId }: Pick<SearchResultsViewProps, 'chosen' | 'ownId'>) =>
  chosen && {
    chosen,
    actions: <SelectedArticleActions chosen={chosen} ownId={ownId} />,
  };

/** The path of the advanced search with the current search filled in. */
const advancedSearchPath = ({
  query,
  sources,
  sortOrder,
}: Pick<SearchResults, 'query' | 'sources' | 'sortOrder'>): string =>
  paths.advancedSearch({ query, sort: sortOrder, source: sources });

function ResultList(props: SearchResultsViewProps) {
  const { results, page, pages, openPage, pathOf, now, chosen, view, reading } = props;
  const { data, error } = results;
  if (error && !results.isFetching) return <ErrorState error={errorText(error)} onRetry={results.refetch} />;
  if (!data) return <Skeletons shape={view === 'list' ? 'row' : 'card'} count={6} />;
  if (data.results.length === 0) {
    return (
      <>
        <EmptyState
          icon={<SearchOff />}
          title={t('empty.results')}
          action={
            page > 1 ? (
              <Button variant="outlined" onClick={() => openPage(1)}>
                {t('search.firstPage')}
              </Button>
            ) : (
              <Button component={RouterLink} to={advancedSearchPath(props)} variant="outlined">
                {t('search.advanced')}
              </Button>
            )
          }
        />
        {data.hitCount === 0 ? <RelaxedSearches search={props.search} to={props.pathOfQuery} /> : null}
      </>
    );
  }
  return (
    <ArticlePages
      articles={data.results}
      listPage={props.listPage}
      to={pathOf}
      now={now}
      chosen={chosen}
      view={view}
      compact={reading.pane !== null}
      busy={results.isFetching}
      page={page}
      pages={pages}
      onPage={openPage}
    />
  );
}

const searchRow = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'flex-start',
  columnGap: 1,
  '& > :not(a)': { flex: { xs: '1 1 100%', sm: 1 } },
  // On phones both links fit into a line, whose beginning is aligned with the content.
  '& > a': { flex: 'none', px: { xs: 0.5, sm: 1.75 } },
  '& > a:first-of-type': { ml: { xs: -0.5, sm: 0 } },
  // Aligns the text of the last link with the right edge of the content below.
  '& > a:last-of-type': { mr: { sm: -1.75 } },
} as const;
