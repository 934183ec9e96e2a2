import { limits } from '@contract/limits';
import type { TopicType } from '@contract/topic';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchTopicsQuery } from '@client/api/data/topics';
import { useLastPage, usePageState } from '@client/shared/navigation/usePageState';

export type Tab = 'ALL' | TopicType;
/** A chip of each pair can be on: what it says is asked for. */
export type ChipName = 'subscribed' | 'favorited';

const tabs: readonly Tab[] = ['ALL', 'USER', 'COMPANY', 'WATCHDESK'];
const isTab = (text: string | null): text is Tab => tabs.some((tab) => tab === text);

const flag = (text: string | null): boolean | undefined => {
  if (text === 'true') return true;
  return text === 'false' ? false : undefined;
};

/** The topic search in the address: text, chips and tab; its page in the history. A changed filter begins at page 1. */
export function useTopicSearch() {
  const [params, setParams] = useSearchParams();
  const [page, openPage] = usePageState();
  const query = params.get('query')?.trim() ?? '';
  const subscribed = flag(params.get('subscribed'));
  const favorited = flag(params.get('favorited'));
  const wanted = params.get('tab');
  const filter = {
    ...(query ? { query } : {}),
    ...(subscribed === undefined ? {} : { subscribed }),
    ...(favorited === undefined ? {} : { favorited }),
    start: (page - 1) * limits.topicListPage,
    limit: limits.topicListPage,
  };
  const chosen: Tab = isTab(wanted) ? wanted : 'ALL';
  const asked = useSearchTopicsQuery(chosen === 'ALL' ? filter : { ...filter, topicType: chosen });
  const totals = asked.data?.totals;
  // Nothing of the chosen kind is left: the first tab is shown instead, and stays when there is something again.
  const emptied = chosen !== 'ALL' && totals !== undefined && totals[chosen] === 0;
  const all = useSearchTopicsQuery(filter, { skip: !emptied });
  const results = emptied ? all : asked;
  const change = (name: string, value: string | null, replace = name === 'query'): void => {
    const next = new URLSearchParams(params);
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace });
  };
  const leaveTab = useEffectEvent(() => change('tab', null, true));
  const emptyNow = emptied && asked.currentData !== undefined;
  useEffect(() => {
    if (emptyNow) leaveTab();
  }, [emptyNow]);
  const pages = Math.ceil((results.data?.total ?? 0) / limits.topicListPage);
  useLastPage(page, results.isFetching ? undefined : pages);
  const counts = totals && { ...totals, ALL: totals.USER + totals.COMPANY + totals.WATCHDESK };

  return {
    query,
    subscribed,
    favorited,
    tab: emptied ? ('ALL' as const) : chosen,
    tabs: tabs.filter((tab) => tab === 'ALL' || (counts?.[tab] ?? 0) > 0),
    counts,
    results,
    page,
    pages,
    openPage,
    search: (text: string) => change('query', text),
    chooseTab: (tab: Tab) => change('tab', tab === 'ALL' ? null : tab),
    chip: (name: ChipName, value: boolean) => {
      const now = name === 'subscribed' ? subscribed : favorited;
      change(name, now === value ? null : String(value));
    },
    /** Asks for everything again: neither text nor chip. */
    clear: () => setParams({}),
  };
}

export type TopicSearch = ReturnType<typeof useTopicSearch>;
