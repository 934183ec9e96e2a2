import './exchangeTexts';
import type { ChannelExchange, FeedAddresses } from '@contract/channelExchange';
import type { PublishChannel } from '@contract/publishChannels';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { errorText } from '@client/api/errorText';
import {
  useChannelExchangeQuery,
  useDeletePushKeyMutation,
  useMakeFeedAddressMutation,
  useMakePushKeyMutation,
  useRevokeFeedAddressMutation,
} from '@client/api/iam/channelExchange';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { CopyField } from './CopyField';
import { ExchangeSection } from './ExchangeSection';

interface ChannelExchangeDialogProps {
  channel: PublishChannel;
  onClose: () => void;
}

/** Lets others read a publish channel as a feed, and push articles into it. */
export function ChannelExchangeDialog({ channel, onClose }: ChannelExchangeDialogProps) {
  const id = useId();
  const { data, error, refetch } = useChannelExchangeQuery(channel.id, { refetchOnMountOrArgChange: true });
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {channel.name}
      </DialogTitle>
      <DialogContent>
        {error && !data ? (
          <ErrorState title={t('state.failed')} error={errorText(error)} onRetry={() => void refetch()} />
        ) : data ? (
          <>
            <FeedSection id={channel.id} feed={data.feed} />
            <PushSection id={channel.id} push={data.push} url={data.pushUrl} />
          </>
        ) : (
          <Box role="status" aria-label={t('state.loading')}>
            <LoadingSection title={t('exchange.feed')} note={t('exchange.feedNote')} />
            <LoadingSection title={t('exchange.push')} note={t('exchange.pushNote')} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** As high as the section, so that the dialog doesn't move when it is loaded. */
function LoadingSection({ title, note }: { title: string; note: string }) {
  return (
    <Box sx={{ '& + &': { mt: 3 } }}>
      <Typography variant="subtitle1" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
      <Typography variant="body2" sx={{ my: 1 }}>
        <Skeleton width="60%" />
      </Typography>
      <Skeleton variant="rounded" width={140} height={buttonHeight} sx={{ mt: 1 }} />
    </Box>
  );
}

/** In pixels. */
const buttonHeight = 31;

function FeedSection({ id, feed }: { id: string; feed: ChannelExchange['feed'] }) {
  const dates = useDates();
  const [made, setMade] = useState<FeedAddresses | null>(null);
  const [make, making] = useMakeFeedAddressMutation();
  const [revoke, revoking] = useRevokeFeedAddressMutation();
  return (
    <ExchangeSection
      title={t('exchange.feed')}
      note={t('exchange.feedNote')}
      state={feed ? t('exchange.feedOn', { date: dates.minute(feed.createdAt) }) : t('exchange.feedOff')}
      isOn={feed !== null}
      once={made && t('exchange.feedOnce')}
      make={t(feed ? 'exchange.newFeed' : 'exchange.makeFeed')}
      replacing={{
        title: t('exchange.newFeedQuestion'),
        text: t('exchange.newFeedText'),
        confirm: t('exchange.newFeed'),
      }}
      stopping={{
        title: t('exchange.stopFeedQuestion'),
        text: t('exchange.stopFeedText'),
        confirm: t('exchange.stopFeed'),
      }}
      stopLabel={t('exchange.stopFeedOf')}
      busy={making.isLoading || revoking.isLoading}
      onMake={async () => {
        const { data } = await make(id);
        if (data) setMade(data);
        return data !== undefined;
      }}
      onStop={async () => {
        const { error } = await revoke(id);
        if (!error) setMade(null);
        return !error;
      }}
    >
      {made ? (
        <>
          <CopyField label={t('exchange.atom')} value={made.atom} />
          <CopyField label={t('exchange.json')} value={made.json} />
          <CopyField label={t('exchange.xml')} value={made.xml} />
        </>
      ) : null}
    </ExchangeSection>
  );
}

function PushSection({ id, push, url }: { id: string; push: ChannelExchange['push']; url: string }) {
  const dates = useDates();
  const [key, setKey] = useState<string | null>(null);
  const [make, making] = useMakePushKeyMutation();
  const [remove, removing] = useDeletePushKeyMutation();
  const last = push?.lastReceivedAt ? dates.minute(push.lastReceivedAt) : t('exchange.never');
  return (
    <ExchangeSection
      title={t('exchange.push')}
      note={t('exchange.pushNote')}
      state={push ? t('exchange.pushOn', { date: dates.minute(push.createdAt), last }) : t('exchange.pushOff')}
      isOn={push !== null}
      once={key === null ? null : t('exchange.pushOnce')}
      make={t(push ? 'exchange.newKey' : 'exchange.makeKey')}
      replacing={{
        title: t('exchange.newKeyQuestion'),
        text: t('exchange.newKeyText'),
        confirm: t('exchange.newKey'),
      }}
      stopping={{
        title: t('exchange.stopPushQuestion'),
        text: t('exchange.stopPushText'),
        confirm: t('exchange.stopFeed'),
      }}
      stopLabel={t('exchange.stopPushOf')}
      busy={making.isLoading || removing.isLoading}
      onMake={async () => {
        const { data } = await make(id);
        if (data) setKey(data.key);
        return data !== undefined;
      }}
      onStop={async () => {
        const { error } = await remove(id);
        if (!error) setKey(null);
        return !error;
      }}
    >
      {push ? <CopyField label={t('exchange.pushUrl')} value={url} /> : null}
      {key === null ? null : <CopyField label={t('exchange.key')} value={key} />}
    </ExchangeSection>
  );
}
