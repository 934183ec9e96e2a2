import '@client/features/channels/texts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isApiError } from '@client/api/apiError';
import {
  useAddChannelMutation,
  useChannelQuery,
  useChannelsQuery,
  useRemoveChannelMutation,
  useUpdateChannelMutation,
} from '@client/api/iam/channels';
import { useRemovalText } from '@client/features/channels/useRemovalText';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { selectSettings } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import { t } from '@client/shared/texts/t';
import { useLeaveRemovedPage } from '@client/shared/services/useLeaveRemovedPage';
import { paths } from '@client/shared/navigation/paths';
import { useServices } from '@client/shared/services/useServices';
import type { ChannelValues } from './channelSchema';
import { ChannelView } from './ChannelView';
import { useDuplicateQuestion } from './useDuplicateQuestion';

/** Creates a channel, or edits the channel in the URL. */
export function ChannelPage() {
  const { notifications } = useServices();
  const { id } = useParams();
  const navigate = useNavigate();
  const leaveGone = useLeaveRemovedPage();
  const prefix = useAppSelector(selectSettings)?.channelPrefix ?? '';
  const { items: categories } = useDictionary('contentCategories');
  const channel = useChannelQuery(id ?? '', { skip: id === undefined, refetchOnMountOrArgChange: true });
  const [opened] = useState(Date.now);
  const all = useChannelsQuery({ limit: 1 }, { skip: id !== undefined, refetchOnMountOrArgChange: true });
  // Judged once: the channel that is added here may be the last that is possible.
  const [maximum, setMaximum] = useState<{ count: number; isReached: boolean } | null>(null);
  if (maximum === null && all.data && !all.isFetching) {
    const { channelTotal, maxChannels } = all.data;
    setMaximum({ count: maxChannels, isReached: channelTotal >= maxChannels });
  }
  const [asking, setAsking] = useState(false);
  const removalText = useRemovalText(id === undefined ? [] : [id], asking);
  const [add] = useAddChannelMutation();
  const [update] = useUpdateChannelMutation();
  const duplicate = useDuplicateQuestion();
  const [remove, removal] = useRemoveChannelMutation();

  /** Resolves to null when the channel is saved, else to the errors by field. */
  const save = async (values: ChannelValues): Promise<Record<string, string> | null> => {
    const body = { ...values, name: values.name.trim(), url: values.url.trim() };
    const send = (allowDuplicate: boolean) => {
      const sent = allowDuplicate ? { ...body, allowDuplicate } : body;
      return id === undefined ? add(sent) : update({ id, body: sent });
    };
    const { data, error } = await duplicate.save(send);
    if (!data) return (isApiError(error) ? error.fields : undefined) ?? {};
    notifications.success(t(id === undefined ? 'channel.added' : 'channel.changed'));
    const { state, lastError } = data.health;
    if (state === 'failing' && lastError !== null) {
      notifications.show({ text: t('channel.firstReadFailed', { reason: lastError }), variant: 'warning' });
    }
    void navigate(paths.channels());
    return null;
  };

  const removeChannel = async () => {
    if (id === undefined) return;
    const { error } = await remove(id);
    if (error) return;
    notifications.success(t('channel.removed'));
    leaveGone(paths.channels());
  };

  // A cached channel may be outdated: the form waits for data that was fetched after the page was opened.
  const { currentData, error, refetch, fulfilledTimeStamp = 0 } = channel;
  const data = fulfilledTimeStamp >= opened ? currentData : undefined;
  return (
    <>
      <ChannelView
        id={id}
        reachedMaximum={maximum?.isReached ? maximum.count : null}
        channel={{ data, error, refetch }}
        prefix={prefix}
        categories={categories}
        asking={asking}
        removalText={removalText}
        removing={removal.isLoading}
        onSave={save}
        onAsk={setAsking}
        onRemove={removeChannel}
        onCancel={() => void navigate(paths.channels())}
      />
      {duplicate.question}
    </>
  );
}
