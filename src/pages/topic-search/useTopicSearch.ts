import { limits } from '@contract/limits';
import type { TopicType } from '@contract/topic';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchTopicsQuery } from '@client/api/data/topics';
import { selectHasPersonalTopics } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useLastPage, usePageState } from '@client/shared/navigation/usePageState';

export type Tab = 'ALL' | TopicType;
/** A filter with two chips (yes and no), of which at most one is on. */
export type ChipName = 'subscribed' | 'favorited';

const tabs: readonly Tab[] = ['ALL', 'USER', 'COMPANY', 'WATCHDESK'];
const isTab = (text: string | null): text is Tab => tabs.some((tab) => tab === text);

const flag = (text: string | null): boolean | undefined => {
  if (text === 'true') return true;
  return text === 'false' ? false : undefined;
};

/** The topic search: text, chips and tab in the URL, page in the history state. Changing a filter resets the page. */
export function useTopicSearch() {
  const [params, setParams] = useSearchParams();
  const [page, openPage] = usePageState();
  const ownTopicsEnabled = useAppSelector(selectHasPersonalTopics);
  const query = params.get('query')?.trim() ?? '';
  const subscribed = flag(params.get('subscribed'));
  const favorited = flag(params.get('favorited'));
  const requestedTab = params.get('tab');
  const filter = {
    ...(query ? { query } : {}),
    ...(subscribed === undefined ? {} : { subscribed }),
    ...(favorited === undefined ? {} : { favorited }),
    ...(ownTopicsEnabled ? {} : { ownTopics: false }),
    start: (page - 1) * limits.topicListPage,
    limit: limits.topicListPage,
  };
  const selectedTab: Tab = isTab(requestedTab) ? requestedTab : 'ALL';
  const tabResults = useSearchTopicsQuery(selectedTab === 'ALL' ? filter : { ...filter, topicType: selectedTab });
  const totals = tabResults.data?.totals;
  // If the selected tab has no results any more, the first tab is selected, and stays so when results return.
  const isTabEmpty = selectedTab !== 'ALL' && totals !== undefined && totals[selectedTab] === 0;
  const allResults = useSearchTopicsQuery(filter, { skip: !isTabEmpty });
  const results = isTabEmpty ? allResults : tabResults;
  const change = (name: string, value: string | null, replace = name === 'query'): void => {
    const next = new URLSearchParams(params);
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace });
  };
  const clearTab = useEffectEvent(() => change('tab', null, true));
  const emptyNow = isTabEmpty && tabResults.currentData !== undefined;
  useEffect(() => {
    if (emptyNow) clearTab();
  }, [emptyNow]);
  const pages = Math.ceil((results.data?.total ?? 0) / limits.topicListPage);
  useLastPage(page, results.isFetching ? undefined : pages);
  const counts = totals && { ...totals, ALL: totals.USER + totals.COMPANY + totals.WATCHDESK };

  return {
    query,
    subscribed,
    favorited,
    tab: isTabEmpty ? ('ALL' as const) : selectedTab,
    tabs: tabs.filter((tab) => tab === 'ALL' || (counts?.[tab] ?? 0) > 0),
    counts,
    results,
    page,
    pages,
    openPage,
    search: (text: string) => change('query', text),
    chooseTab: (tab: Tab) => change('tab', tab === 'ALL' ? null : tab),
    toggleChip: (name: ChipName, value: boolean) => {
      const now = name === 'subscribed' ? subscribed : favorited;
      change(name, now === value ? null : String(value));
    },
    /** Removes the text, the chips, and the tab. */
    clear: () => setParams({}),
  };
}

export type TopicSearch = ReturnType<typeof useTopicSearch>;
