import '@client/features/channels/texts';
import './exchangeTexts';
import type { PublishChannel, PublishChannelsAnswer } from '@contract/publishChannels';
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import RssFeed from '@mui/icons-material/RssFeed';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorText } from '@client/api/errorText';
import { useRemoveChannelsMutation } from '@client/api/iam/channels';
import { usePublishChannelsQuery } from '@client/api/iam/publishChannels';
import { useRemovalText } from '@client/features/channels/useRemovalText';
import { passFocusOn } from '@client/shared/navigation/focusNextElement';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { ChannelExchangeDialog } from './ChannelExchangeDialog';
import { ChannelTabs } from './ChannelTabs';
import { PublishChannelDialog } from './PublishChannelDialog';

/** The second tab of `/channels`: administrators add, rename, and remove the channels to which people publish. */
export function PublishChannels() {
  const { notifications } = useServices();
  const { data, error, refetch } = usePublishChannelsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [edited, setEdited] = useState<PublishChannel | 'new' | null>(null);
  const [removed, setRemoved] = useState<PublishChannel | null>(null);
  const [exchanged, setExchanged] = useState<PublishChannel | null>(null);
  const [remove, removal] = useRemoveChannelsMutation();
  const removalText = useRemovalText(removed ? [removed.id] : [], removed !== null);
  const confirmRemoval = async (): Promise<void> => {
    if (!removed) return;
    const { error: refused } = await remove({ ids: [removed.id] });
    setRemoved(null);
    if (!refused) notifications.success(t('channel.removed'));
  };
  return (
    <>
      <PageHeader
        title={t('channels.title')}
        note={data ? t('channels.used', { count: data.channelTotal, max: data.maxChannels }) : '\u00a0'}
        actions={<AddButton answer={data} onAdd={() => setEdited('new')} />}
      />
      <ChannelTabs />
      <Box role="tabpanel" id="channels-panel" aria-labelledby="channels-publish">
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t('publishChannels.note')}
        </Typography>
        {error && !data ? (
          <ErrorState title={t('state.listFailed')} error={errorText(error)} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeletons shape="row" count={3} />
        ) : data.channels.length === 0 ? (
          <EmptyState title={t('publishChannels.empty')} />
        ) : (
          <Box component="ul" aria-label={t('publishChannels.tab')} sx={list}>
            {data.channels.map((channel) => (
              <Box component="li" key={channel.id} ref={passFocusOn} sx={row}>
                <Typography
                  variant="subtitle2"
                  component="span"
                  sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
                >
                  {channel.name}
                </Typography>
                <Action
                  title={t('exchange.open')}
                  label={t('exchange.openOf', { name: channel.name })}
                  icon={<RssFeed fontSize="small" />}
                  onClick={() => setExchanged(channel)}
                />
                <Action
                  title={t('publishChannels.rename')}
                  label={t('publishChannels.renameOf', { name: channel.name })}
                  icon={<EditOutlined fontSize="small" />}
                  onClick={() => setEdited(channel)}
                />
                <Action
                  title={t('action.remove')}
                  label={t('publishChannels.removeOf', { name: channel.name })}
                  icon={<DeleteOutlined fontSize="small" />}
                  onClick={() => setRemoved(channel)}
                />
              </Box>
            ))}
          </Box>
        )}
      </Box>
      {edited === null ? null : (
        <PublishChannelDialog channel={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {exchanged === null ? null : <ChannelExchangeDialog channel={exchanged} onClose={() => setExchanged(null)} />}
      {removed === null || removalText === null ? null : (
        <ConfirmDialog
          open
          title={t('channels.removeQuestion')}
          text={removalText}
          confirm={t('action.remove')}
          danger
          busy={removal.isLoading}
          onCancel={() => setRemoved(null)}
          onConfirm={() => void confirmRemoval()}
        />
      )}
    </>
  );
}

interface ActionProps {
  title: string;
  label: string;
  icon: React.ReactNode;
  onClick: () => void;
}

function Action({ title, label, icon, onClick }: ActionProps) {
  return (
    <Tooltip title={title}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}

/** Disabled when the company has its maximum number of channels, with the reason in a tooltip. */
function AddButton({ answer, onAdd }: { answer: PublishChannelsAnswer | undefined; onAdd: () => void }) {
  const isFull = answer !== undefined && answer.channelTotal >= answer.maxChannels;
  const button = (
    <Button variant="contained" startIcon={<Add />} disabled={isFull} onClick={onAdd}>
      {t('publishChannels.add')}
    </Button>
  );
  if (!isFull) return button;
  const reason = t('channels.addDisabled', { max: answer.maxChannels });
  return (
    <Tooltip title={reason} describeChild>
      <span tabIndex={0} role="note" aria-label={reason}>
        {button}
      </span>
    </Tooltip>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const row = { display: 'flex', alignItems: 'center', gap: 0.5, pl: 2, pr: 1, py: 1 } as const;
