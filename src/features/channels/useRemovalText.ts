import { useChannelTopicsQuery } from '@client/api/iam/channels';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';

const maxNames = 12;

/**
 * Returns the text of the confirmation dialog: which topics lose the channels. Null until `enabled` is set and the
 * topics are loaded.
 */
export function useRemovalText(ids: readonly string[], enabled: boolean): string | null {
  const { currentData, error, isFetching } = useChannelTopicsQuery(
    { ids: [...ids] },
    { skip: !enabled || ids.length === 0, refetchOnMountOrArgChange: true },
  );
  if (!enabled || isFetching) return null;
  const many = ids.length > 1;
  const keeps = t(many ? 'channels.removeManyKeeps' : 'channels.removeKeeps');
  if (!currentData) return `${keeps} ${t('channels.removeUnknownTopics', { reason: errorText(error) })}`;
  const names = currentData.topics.map(({ name }) => name);
  if (names.length === 0) return `${keeps} ${t(many ? 'channels.removeManyNoTopics' : 'channels.removeNoTopics')}`;
  return `${keeps} ${t(many ? 'channels.removeManyTopics' : 'channels.removeTopics', { topics: listNames(names) })}`;
}

function listNames(names: readonly string[]): string {
  const topics = names.slice(0, maxNames).join(', ');
  const count = names.length - maxNames;
  return count > 0 ? t('channels.removeTopicsMore', { topics, count }) : topics;
}
