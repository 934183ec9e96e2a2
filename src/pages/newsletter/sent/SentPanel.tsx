import '../sendingTexts';
import type { Newsletter } from '@contract/newsletters';
import { limits } from '@contract/limits';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorText } from '@client/api/errorText';
import { useCancelNewsletterMutation, useNewslettersQuery } from '@client/api/workspace/newsletters';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { personName } from '@client/shared/texts/personName';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { usePageState } from '@client/shared/navigation/usePageState';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { ListPagination } from '@client/shared/list/ListPagination';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { processedCount, progressPollMs } from '../send/sendingProgress';
import type { SentMailDialogProps } from './SentMailDialog';

const SentMailDialog = lazyComponent<SentMailDialogProps>(
  async () => (await import('./SentMailDialog')).SentMailDialog,
  { dialog: true },
);

export interface SentPanelProps {
  ownerId: string;
  onCompose: () => void;
}

/** The newsletters sent from a workspace, newest first. Polls the progress while one is being sent. */
export function SentPanel({ ownerId, onCompose }: SentPanelProps) {
  const [page, openPage] = usePageState();
  const [opened, setOpened] = useState<Newsletter | null>(null);
  const [isPolling, setPolling] = useState(false);
  const limit = limits.newslettersPage;
  const { data, currentData, error, isFetching, refetch } = useNewslettersQuery(
    { ownerId, start: (page - 1) * limit, limit },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: isPolling ? progressPollMs * 2 : 0,
      skipPollingIfUnfocused: true,
    },
  );
  const isSending = currentData?.newsletters.some(({ state }) => state === 'sending') ?? false;
  if (isSending !== isPolling) setPolling(isSending);

  if (error && !currentData && !isFetching) {
    return <ErrorState title={t('newsletter.sentFailed')} error={errorText(error)} onRetry={() => void refetch()} />;
  }
  if (!currentData) return <Skeletons count={4} shape="row" />;
  if (currentData.total === 0) {
    return (
      <EmptyState
        icon={<MarkEmailReadOutlined />}
        title={t('newsletter.sentEmpty')}
        action={
          <Button variant="outlined" onClick={onCompose}>
            {t('newsletter.compose')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Box component="ol" aria-label={t('newsletter.sentList')} aria-busy={isFetching} sx={list}>
        {currentData.newsletters.map((newsletter) => (
          <SentRow key={newsletter.id} ownerId={ownerId} newsletter={newsletter} onOpen={() => setOpened(newsletter)} />
        ))}
      </Box>
      <ListPagination
        pages={Math.ceil((data?.total ?? 0) / limit)}
        page={page}
        label={t('newsletter.sentPages')}
        onPage={openPage}
      />
      {opened ? <SentMailDialog ownerId={ownerId} newsletter={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

interface SentRowProps {
  ownerId: string;
  newsletter: Newsletter;
  onOpen: () => void;
}

function SentRow({ ownerId, newsletter, onOpen }: SentRowProps) {
  const dates = useDates();
  const [cancel, { isLoading }] = useCancelNewsletterMutation();
  const { id, subject, created, sentBy, userGroups, state, recipients, failed } = newsletter;
  const name = sentBy ? personName({ ...sentBy, uid: '' }) : '';
  const date = dates.minute(created);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Button onClick={onOpen} sx={title}>
          {subject}
        </Button>
        <Typography variant="caption" color="textSecondary" component="p">
          <time dateTime={created}>{name === '' ? date : t('newsletter.sentBy', { date, name })}</time>
          {' · '}
          {t('newsletter.sentTo', { groups: userGroups.join(', ') })}
        </Typography>
      </Box>
      <Box sx={{ flex: '0 1 240px', typography: 'body2' }}>
        <div>{stateText(newsletter)}</div>
        {failed > 0 ? <Box sx={{ color: 'error.main' }}>{t('newsletter.failed', { count: failed })}</Box> : null}
        {state === 'sending' ? (
          <LinearProgress
            variant="determinate"
            value={recipients === 0 ? 0 : (100 * processedCount(newsletter)) / recipients}
            aria-label={stateText(newsletter)}
            sx={{ mt: 0.5, borderRadius: 3 }}
          />
        ) : null}
      </Box>
      {state === 'sending' ? (
        <BusyButton size="small" loading={isLoading} onClick={() => void cancel({ ownerId, id })}>
          {t('newsletter.stop')}
        </BusyButton>
      ) : null}
    </Box>
  );
}

function stateText(newsletter: Newsletter): string {
  const { state, recipients, sent } = newsletter;
  if (state === 'sending')
    return t('newsletter.state.sending', { done: processedCount(newsletter), count: recipients });
  if (state === 'cancelled') return t('newsletter.state.cancelled', { sent, count: recipients });
  return t('newsletter.state.sent', { count: sent });
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  px: 2,
  py: 1.25,
} as const;
const title = {
  p: 0,
  minWidth: 0,
  maxWidth: '100%',
  justifyContent: 'flex-start',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline', bgcolor: 'transparent' },
} as const;
