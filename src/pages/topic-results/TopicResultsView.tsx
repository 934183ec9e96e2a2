import type { ArticleCard } from '@contract/article';
import type { RelaxationsBody, SearchBody } from '@contract/search';
import type { Profile, ProfileGroup } from '@contract/topic';
import EditOutlined from '@mui/icons-material/EditOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '@client/api/errorText';
import { ArticlePages } from '@client/features/search/ArticlePages';
import { FacetPanel } from '@client/features/search/FacetPanel';
import { FacetToggle } from '@client/features/search/FacetToggle';
import type { ReadingPaneOption } from '@client/features/search/useReadingPane';
import { ReadingPaneColumns } from '@client/features/search/ReadingPaneColumns';
import { RelaxedSearches } from '@client/features/search/RelaxedSearches';
import { collapsedFacets, facetRail, resultColumns } from '@client/features/search/resultColumns';
import { ResultHistogram } from '@client/features/search/ResultHistogram';
import { ResultListControls } from '@client/features/search/ResultListControls';
import { categoryPath, topicEditPath, topicListPaths } from '@client/features/topics/topicPaths';
import { topicTypeTexts } from '@client/features/topics/topicTexts';
import { SelectedArticleActions } from '@client/features/workspace/SelectedArticleActions';
import type { SelectedArticles } from '@client/features/workspace/useSelectedArticles';
import { t } from '@client/shared/texts/t';
import { useHasSelection } from '@client/shared/list/listSelection';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { switchStyles } from '@client/shared/list/rowStyles';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { NewSinceLastVisitButton } from './NewSinceLastVisitButton';
import { TopicSearchBox } from './TopicSearchBox';
import type { TopicArticles } from './useTopicArticles';

interface TopicResultsViewProps {
  topic: Profile;
  /** The path of the topic's category, from the top level down. */
  path: readonly ProfileGroup[];
  editable: boolean;
  subscription: ReactNode;
  favourite: ReactNode;
  /** The button that copies the topic's URL; null if nobody else can see the topic. */
  link: ReactNode;
  /** The note about the alert frequency. */
  alerts: ReactNode;
  /** Rendered instead of the articles; null while the topic's query is valid. */
  invalidQueryNotice: ReactNode;
  articles: TopicArticles;
  /** The selected articles; null if the department has no workspaces to save them to. */
  chosen: SelectedArticles | null;
  /** The owner id of the signed-in user. */
  ownId: string;
  articlePath: (article: ArticleCard) => string;
  /** The reading pane and its switch. */
  reading: ReadingPaneOption;
  /** The instant of the user's previous visit (ISO 8601); null if this is the first one. */
  previousVisit: string | null;
  now: number;
}

/** The topic's header with its actions, and below it the articles. */
export function TopicResultsView(props: TopicResultsViewProps) {
  const { topic, path, editable, subscription, favourite, link, alerts, invalidQueryNotice } = props;
  const { topicType } = topic;
  const crumbs = [
    { label: t(topicTypeTexts[topicType]), to: topicListPaths[topicType] },
    ...path.map(({ id, name }) => ({ label: name, to: categoryPath(topicType, id) })),
  ];
  return (
    <>
      <PageHeader
        title={topic.name}
        crumbs={crumbs}
        note={
          <>
            {topic.description}
            {alerts}
          </>
        }
        actions={
          <Box sx={actions}>
            {subscription}
            {favourite}
            {link}
            {editable ? (
              <Button
                component={Link}
                to={topicEditPath(topic)}
                variant="outlined"
                size="small"
                color="inherit"
                startIcon={<EditOutlined />}
              >
                {t('topics.edit')}
              </Button>
            ) : null}
          </Box>
        }
      />
      {invalidQueryNotice ?? <Results {...props} />}
    </>
  );
}

/** The search within the topic, and the articles with their histogram and facets. */
function Results(props: TopicResultsViewProps) {
  const { articles, chosen, ownId, previousVisit } = props;
  const { query, parsed, results, facets } = articles;
  const pane = results.data?.results.length === 0 ? null : props.reading.pane;
  // The bar of the reading pane has one line: the actions for selected articles take the button's place.
  const hasSelection = useHasSelection(chosen);
  const isBarFull = pane !== null && hasSelection;
  // On narrow screens, and with the reading pane, the facets are above the articles, and collapsed at first.
  const [facetsOpen, setFacetsOpen] = useState(false);
  const isEmpty = results.data?.hitCount === 0 && !results.isFetching;
  // Without articles and without a query there is nothing to search within.
  const searchBox =
    isEmpty && query === '' ? null : <TopicSearchBox query={query} parsed={parsed} onSearch={articles.searchWithin} />;
  if (!parsed.ok) return searchBox;
  const facetPanel = (
    <FacetPanel
      facets={facets.counts}
      loading={facets.isFetching}
      query={query}
      mayOnlyExclude
      onChange={articles.searchWithin}
    />
  );
  return (
    <>
      {searchBox}
      <Box sx={isEmpty || pane ? { mt: 2 } : resultColumns}>
        <Box component="section" aria-label={t('search.results')} sx={{ minWidth: 0 }}>
          <ResultListControls
            answer={results.data}
            busy={results.isFetching}
            sortOrder={articles.sortOrder}
            byStory={articles.byStory}
            onSort={articles.sort}
            onGroup={articles.group}
            view={articles.view}
            onView={articles.setView}
            readingPane={props.reading.toggle}
            selection={
              chosen && {
                chosen,
                actions: <SelectedArticleActions chosen={chosen} ownId={ownId} />,
              }
            }
          >
            {previousVisit === null || isBarFull ? null : (
              <NewSinceLastVisitButton
                search={articles.search}
                grouping={articles.grouping}
                since={previousVisit}
                onSearch={articles.searchWithin}
              />
            )}
            <FacetToggle open={facetsOpen} onToggle={() => setFacetsOpen(!facetsOpen)} always={pane !== null} />
          </ResultListControls>
          {isEmpty ? null : <Box sx={collapsedFacets(facetsOpen, pane !== null)}>{facetPanel}</Box>}
          {pane && !facetsOpen ? null : (
            <ResultHistogram query={query} results={results} facets={facets} onSearch={articles.searchWithin} />
          )}
          <ReadingPaneColumns pane={pane}>
            <ResultList {...props} />
          </ReadingPaneColumns>
        </Box>
        {isEmpty || pane ? null : <Box sx={facetRail}>{facetPanel}</Box>}
      </Box>
    </>
  );
}

function ResultList(props: TopicResultsViewProps) {
  const { topic, editable, articles, chosen, articlePath, now, reading, previousVisit } = props;
  const { results, page, pages, view, openPage } = articles;
  const { data, error, isFetching } = results;
  if (error && !isFetching) return <ErrorState error={errorText(error)} onRetry={results.refetch} />;
  if (!data) return <Skeletons shape={view === 'list' ? 'row' : 'card'} />;
  if (data.results.length === 0) {
    const action = editable ? (
      <Button component={Link} to={topicEditPath(topic)} variant="outlined">
        {t('topics.edit')}
      </Button>
    ) : null;
    return (
      <>
        <EmptyState icon={<SearchOff />} title={t('empty.results')} action={action} />
        {articles.query !== '' && data.hitCount === 0 ? (
          <RelaxedSearches search={relaxedBody(articles.search)} to={articles.pathOfQuery} />
        ) : null}
      </>
    );
  }
  return (
    <ArticlePages
      articles={data.results}
      listPage={articles.listPage}
      to={articlePath}
      now={now}
      chosen={chosen}
      view={view}
      compact={reading.pane !== null}
      newSince={articles.sortOrder === 'NEWEST_FIRST' ? previousVisit : null}
      busy={isFetching}
      page={page}
      pages={pages}
      onPage={openPage}
    />
  );
}

/** What a relaxation needs of the search. */
const relaxedBody = ({ profile, owner, queryString }: SearchBody): RelaxationsBody => ({
  ...(profile === undefined ? {} : { profile }),
  ...(owner === undefined ? {} : { owner }),
  ...(queryString === undefined ? {} : { queryString }),
});

const actions = { display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', '& .switch': switchStyles } as const;
