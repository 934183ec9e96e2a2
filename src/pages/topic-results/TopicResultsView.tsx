import type { ArticleCard } from '@contract/article';
import type { Profile, ProfileGroup } from '@contract/topic';
import EditOutlined from '@mui/icons-material/EditOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '@client/api/errorText';
import { ArticlePages } from '@client/features/search/ArticlePages';
import { ResultListControls } from '@client/features/search/ResultListControls';
import { categoryPath, topicEditPath, topicListPaths } from '@client/features/topics/topicPaths';
import { topicTypeTexts } from '@client/features/topics/topicTexts';
import { SaveSelectedButton } from '@client/features/workspace/SaveSelectedButton';
import type { SelectedArticles } from '@client/features/workspace/useSelectedArticles';
import { t } from '@client/shared/texts/t';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { switchStyles } from '@client/shared/list/rowStyles';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
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
  articlePath: (article: ArticleCard) => string;
  now: number;
}

/** The topic's header with its actions, and below it the articles. */
export function TopicResultsView(props: TopicResultsViewProps) {
  const { topic, path, editable, subscription, favourite, link, alerts, invalidQueryNotice, articles, chosen } = props;
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
      {invalidQueryNotice ?? (
        <>
          <ResultListControls
            answer={articles.results.data}
            busy={articles.results.isFetching}
            sortOrder={articles.sortOrder}
            byStory={articles.byStory}
            onSort={articles.sort}
            onGroup={articles.group}
          >
            {chosen ? <SaveSelectedButton items={chosen.chosen} onSaved={chosen.clear} /> : null}
          </ResultListControls>
          <ResultList {...props} />
        </>
      )}
    </>
  );
}

function ResultList({ topic, editable, articles, chosen, articlePath, now }: TopicResultsViewProps) {
  const { results, page, pages, openPage } = articles;
  const { data, error, isFetching } = results;
  if (error && !isFetching) return <ErrorState error={errorText(error)} onRetry={results.refetch} />;
  if (!data) return <Skeletons shape="card" />;
  if (data.results.length === 0) {
    const action = editable ? (
      <Button component={Link} to={topicEditPath(topic)} variant="outlined">
        {t('topics.edit')}
      </Button>
    ) : null;
    return <EmptyState icon={<SearchOff />} title={t('empty.results')} action={action} />;
  }
  return (
    <ArticlePages
      articles={data.results}
      to={articlePath}
      now={now}
      chosen={chosen}
      busy={isFetching}
      page={page}
      pages={pages}
      onPage={openPage}
    />
  );
}

const actions = { display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', '& .switch': switchStyles } as const;
