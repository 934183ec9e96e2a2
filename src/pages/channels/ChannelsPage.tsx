import '@client/features/channels/texts';
import type { Channel, ChannelSort } from '@contract/iam';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChannelsQuery, useRemoveChannelsMutation } from '@client/api/iam/channels';
import { useRemovalText } from '@client/features/channels/useRemovalText';
import { t } from '@client/shared/texts/t';
import { usePageSize } from '@client/shared/navigation/usePageSize';
import { useLastPage, usePageState } from '@client/shared/navigation/usePageState';
import { useFilterText } from '@client/shared/list/useFilterText';
import { useServices } from '@client/shared/services/useServices';
import { useChannelTab } from './ChannelTabs';
import { PublishChannels } from './PublishChannels';
import { ChannelsView } from './ChannelsView';

const healthRefreshMs = 30_000;
const sorts: readonly ChannelSort[] = ['name', 'category', 'health', 'lastRead'];

/** "Manage RSS": the channels of the company that read feeds and, on the second tab, those to which people publish. */
export function ChannelsPage() {
  const [tab] = useChannelTab();
  return tab === 'publish' ? <PublishChannels /> : <Feeds />;
}

/** Lists the feeds and their states, and deletes selected ones. */
function Feeds() {
  const { notifications } = useServices();
  const [params, setParams] = useSearchParams();
  const [page, openPage] = usePageState();
  const [pageSize, choosePageSize] = usePageSize();
  const query = params.get('query') ?? '';
  const sort = sorts.find((name) => name === params.get('sort')) ?? 'name';
  const order = params.get('order') === 'desc' ? 'desc' : 'asc';
  const [selected, setSelected] = useState<readonly Channel[]>([]);
  const [asking, setAsking] = useState(false);
  const [remove, removal] = useRemoveChannelsMutation();
  const channels = useChannelsQuery(
    { start: (page - 1) * pageSize, limit: pageSize, sort, order, ...(query === '' ? {} : { query }) },
    { pollingInterval: healthRefreshMs, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );

  const pages = Math.ceil((channels.data?.total ?? 0) / pageSize);
  useLastPage(page, channels.isFetching ? undefined : pages);

  // A changed filter returns to page 1 and clears the selection, which may contain rows that are no longer listed.
  const [text, type] = useFilterText(query, (next) => {
    setSelected([]);
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === '') changed.delete('query');
        else changed.set('query', next);
        return changed;
      },
      { replace: true },
    );
  });

  const sortBy = (next: ChannelSort) => {
    const changed = new URLSearchParams(params);
    changed.set('sort', next);
    changed.set('order', next === sort && order === 'asc' ? 'desc' : 'asc');
    setParams(changed, { replace: true });
  };

  const ids = selected.map((channel) => channel.id);
  const removalText = useRemovalText(ids, asking);

  const removeSelected = async () => {
    const { error } = await remove({ ids });
    if (error) return;
    setAsking(false);
    setSelected([]);
    notifications.success(t(ids.length === 1 ? 'channel.removed' : 'channel.manyRemoved'));
  };

  return (
    <ChannelsView
      channels={channels}
      page={page}
      pages={pages}
      text={text}
      sort={sort}
      order={order}
      selected={selected}
      asking={asking}
      removalText={removalText}
      removing={removal.isLoading}
      onType={type}
      onSort={sortBy}
      onPage={openPage}
      pageSize={pageSize}
      onPageSize={choosePageSize}
      onSelect={setSelected}
      onAsk={setAsking}
      onRemove={() => void removeSelected()}
    />
  );
}
