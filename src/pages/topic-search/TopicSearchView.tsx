import type { ProfileSearchAnswer } from '@contract/topic';
import SearchOff from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { errorText } from '@client/api/errorText';
import { topicLinks, topicRows, TopicRowsStyles } from '@client/features/topics/TopicRowsStyles';
import { topicTypeTexts } from '@client/features/topics/topicTexts';
import type { TextKey } from '@client/shared/texts/t';
import { t } from '@client/shared/texts/t';
import { useFilterText } from '@client/shared/list/useFilterText';
import { useJkNavigation } from '@client/shared/list/useJkNavigation';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { fadeWhileBusy } from '@client/shared/ui/feedback/fadeWhileBusy';
import { ListPagination } from '@client/shared/list/ListPagination';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { SearchField } from '@client/shared/list/SearchField';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { scrollableTabs } from '@client/shared/ui/layout/scrollableTabs';
import type { ChipName, Tab as TabName, TopicSearch } from './useTopicSearch';

type FoundTopic = ProfileSearchAnswer['profiles'][number];

interface TopicSearchViewProps extends TopicSearch {
  row: (topic: FoundTopic) => ReactNode;
}

const chips: readonly { name: ChipName; value: boolean; text: TextKey }[] = [
  { name: 'subscribed', value: true, text: 'topicList.subscribed' },
  { name: 'subscribed', value: false, text: 'topicList.unsubscribed' },
  { name: 'favorited', value: true, text: 'topicList.favorited' },
  { name: 'favorited', value: false, text: 'topicList.unfavorited' },
];

const tabTexts = { ALL: 'topics.all', ...topicTypeTexts } as const;

/** The search box, the filter chips, the tabs by owner, and the topics found. */
export function TopicSearchView(props: TopicSearchViewProps) {
  const { query, search, tab, tabs, counts, chooseTab, toggleChip } = props;
  const filterBox = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    props.clear();
    // The pressed button is removed with the empty state, so the search box gets the focus.
    filterBox.current?.querySelector('input')?.focus();
  };
  const label = (name: TabName) => `${t(tabTexts[name])}${counts ? ` (${counts[name]})` : ''}`;
  return (
    <>
      <PageHeader title={t('topicList.title')} />
      <Stack ref={filterBox} direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <TopicSearchField query={query} search={search} />
        <Box role="group" aria-label={t('topicList.filters')} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {chips.map(({ name, value, text: key }) => {
            const on = props[name] === value;
            return (
              <Chip
                key={key}
                label={t(key)}
                aria-pressed={on}
                color={on ? 'primary' : 'default'}
                variant={on ? 'filled' : 'outlined'}
                onClick={() => toggleChip(name, value)}
              />
            );
          })}
        </Box>
      </Stack>
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => chooseTab(next)}
        {...scrollableTabs}
        aria-label={t('topicList.tabs')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((name) => (
          <Tab key={name} value={name} label={label(name)} id={`tab-${name}`} aria-controls="topics-found" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="topics-found" aria-labelledby={`tab-${tab}`}>
        <FoundTopics {...props} clear={clear} />
      </Box>
    </>
  );
}

/** Has the typed text as its own state, so that typing doesn't render the rest of the page. */
function TopicSearchField({ query, search }: Pick<TopicSearch, 'query' | 'search'>) {
  const [text, setText] = useFilterText(query, search);
  return <SearchField label={t('topicList.find')} value={text} onChange={setText} />;
}

function FoundTopics(props: TopicSearchViewProps) {
  const { results, query, subscribed, favorited, clear, page, pages, openPage, row } = props;
  const { error, isFetching, refetch } = results;
  const list = useRef<HTMLUListElement>(null);
  useJkNavigation(list, { links: topicLinks });
  // Deferred, so that rendering a page of rows doesn't block typing.
  const data = useDeferredValue(results.data);
  if (error && !isFetching) return <ErrorState error={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons count={8} />;
  if (data.profiles.length === 0) {
    const isFiltered = query !== '' || subscribed !== undefined || favorited !== undefined;
    return (
      <EmptyState
        title={t(isFiltered ? 'empty.results' : 'empty.topics')}
        {...(isFiltered ? { icon: <SearchOff /> } : {})}
        action={
          isFiltered ? (
            <Button variant="outlined" onClick={clear}>
              {t('topicList.clear')}
            </Button>
          ) : null
        }
      />
    );
  }
  return (
    <Box aria-busy={isFetching} sx={fadeWhileBusy}>
      <TopicRowsStyles />
      <ul ref={list} aria-label={t('shell.topics')} className={topicRows}>
        {data.profiles.map(row)}
      </ul>
      <ListPagination pages={pages} page={page} label={t('topicList.pages')} onPage={openPage} />
    </Box>
  );
}
