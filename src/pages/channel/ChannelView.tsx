import type { Channel } from '@contract/iam';
import RssFeed from '@mui/icons-material/RssFeed';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { isNotFound } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { ChannelForm, type ChannelFormProps } from './ChannelForm';
import type { ChannelValues } from './channelSchema';

interface ChannelViewProps extends Omit<ChannelFormProps, 'initial' | 'health'> {
  /** The company's maximum of channels, if a new one would exceed it. */
  reachedMaximum: number | null;
  channel: { data?: Channel | undefined; error?: unknown; refetch: () => unknown };
}

const empty: ChannelValues = { name: '', category: '', url: '' };

export function ChannelView(props: ChannelViewProps) {
  const { id, channel, prefix, reachedMaximum } = props;
  return (
    <>
      <PageHeader
        title={t(id === undefined ? 'channel.add' : 'channel.edit')}
        crumbs={[{ label: t('channels.title'), to: paths.channels() }]}
      />
      {id === undefined && reachedMaximum === null ? <ChannelForm {...props} initial={empty} /> : null}
      {id === undefined && reachedMaximum !== null ? (
        <EmptyState
          title={t('channels.addDisabled', { max: reachedMaximum })}
          icon={<RssFeed />}
          action={
            <Button component={RouterLink} to={paths.channels()} variant="contained">
              {t('channels.title')}
            </Button>
          }
        />
      ) : null}
      {id !== undefined && channel.data ? (
        <ChannelForm {...props} key={id} initial={valuesOf(channel.data, prefix)} health={channel.data.health} />
      ) : null}
      {id !== undefined && !channel.data ? <NoChannel channel={channel} /> : null}
    </>
  );
}

/** Shown in place of the form: a skeleton while the channel is loading, or the error. */
function NoChannel({ channel }: Pick<ChannelViewProps, 'channel'>) {
  const { error, refetch } = channel;
  if (!error) return <Skeletons count={3} />;
  const title = t(isNotFound(error) ? 'channel.notFound' : 'state.failed');
  return <ErrorState title={title} error={errorText(error)} onRetry={refetch} />;
}

function valuesOf({ name, category, url }: Channel, prefix: string): ChannelValues {
  return { name: name.startsWith(prefix) ? name.slice(prefix.length) : name, category, url };
}
