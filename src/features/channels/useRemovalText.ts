import { useChannelTopicsQuery } from '@client/api/iam/channels';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';

const namedAtMost = 12;

/** What a removal of channels means, to be said before it: null until it is asked for and known. */
export function useRemovalText(ids: readonly string[], asked: boolean): string | null {
  const { currentData, error, isFetching } = useChannelTopicsQuery(
    { ids: [...ids] },
    { skip: !asked || ids.length === 0, refetchOnMountOrArgChange: true },
  );
  if (!asked || isFetching) return null;
  const many = ids.length > 1;
  const keeps = t(many ? 'channels.removeManyKeeps' : 'channels.removeKeeps');
  if (!currentData) return `${keeps} ${t('channels.removeUnknownTopics', { reason: errorText(error) })}`;
  const names = currentData.topics.map(({ name }) => name);
  if (names.length === 0) return `${keeps} ${t(many ? 'channels.removeManyNoTopics' : 'channels.removeNoTopics')}`;
  return `${keeps} ${t(many ? 'channels.removeManyTopics' : 'channels.removeTopics', { topics: listed(names) })}`;
}

function listed(names: readonly string[]): string {
  const topics = names.slice(0, namedAtMost).join(', ');
  const count = names.length - namedAtMost;
  return count > 0 ? t('channels.removeTopicsMore', { topics, count }) : topics;
}
