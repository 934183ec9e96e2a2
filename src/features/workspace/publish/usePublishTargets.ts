import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { usePublishProfilesQuery, usePublishTargetChannelsQuery } from '@client/api/workspace/publishing';
import { toggleMember } from '@client/shared/list/toggleMember';

/**
 * The channels and topics that the user may publish to, and those that are selected: at first those in which the articles
 * are published now, because publishing withdraws them from all others.
 */
export function usePublishTargets(isAdmin: boolean, publishedIn: readonly string[]) {
  const channels = usePublishTargetChannelsQuery(undefined, { refetchOnMountOrArgChange: true });
  const profiles = usePublishProfilesQuery(isAdmin ? undefined : skipToken, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<{ channels: ReadonlySet<string>; topics: ReadonlySet<string> } | null>(null);
  const sources = channels.data?.sources.map(({ number, name }) => ({ id: String(number), name })) ?? [];
  const topics = profiles.data?.profiles ?? [];
  const idsIn = (targets: readonly { id: string; name: string }[]) =>
    new Set(targets.filter(({ name }) => publishedIn.includes(name)).map(({ id }) => id));
  const selected = chosen ?? { channels: idsIn(sources), topics: idsIn(topics) };
  const failed = [channels, profiles].find((one) => one.isError && !one.data);
  return {
    isLoaded: channels.data !== undefined && (!isAdmin || profiles.data !== undefined),
    error: failed?.error,
    retry: () => {
      void channels.refetch();
      if (isAdmin) void profiles.refetch();
    },
    channels: sources,
    topics,
    selected,
    toggleChannel: (id: string) => setChosen({ ...selected, channels: toggleMember(selected.channels, id) }),
    toggleTopic: (id: string) => setChosen({ ...selected, topics: toggleMember(selected.topics, id) }),
    choice: {
      channels: [...selected.channels],
      ...(isAdmin && {
        profiles: topics.filter(({ id }) => selected.topics.has(id)).map(({ id, owner }) => ({ id, owner })),
      }),
    },
  };
}
