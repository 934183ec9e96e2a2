import type { ChannelsAnswer } from '@contract/iam';
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import RssFeed from '@mui/icons-material/RssFeed';
import Search from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { SelectionActionButton } from '@client/shared/list/SelectionActionButton';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { ListPagination } from '@client/shared/list/ListPagination';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { SearchField } from '@client/shared/list/SearchField';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { ChannelTable, type ChannelTableProps } from './ChannelTable';

interface ChannelsViewProps extends Omit<ChannelTableProps, 'channels'> {
  channels: { data?: ChannelsAnswer | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  page: number;
  pages: number;
  text: string;
  /** Whether a removal was asked for, and what it means once that is known. */
  asking: boolean;
  removalText: string | null;
  removing: boolean;
  onType: (text: string) => void;
  onPage: (page: number) => void;
  onAsk: (asking: boolean) => void;
  onRemove: () => void;
}

export function ChannelsView(props: ChannelsViewProps) {
  const { channels, selected, text, page, pages, asking, removalText } = props;
  const { data } = channels;
  // A disabled button would lose the focus to which the dialog comes back.
  const looking = asking && removalText === null;
  return (
    <>
      <PageHeader
        title={t('channels.title')}
        // Its line is kept while it is not known, so that nothing moves when it comes.
        note={data ? t('channels.used', { count: data.channelTotal, max: data.maxChannels }) : '\u00a0'}
        actions={<AddButton answer={data} />}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <SearchField label={t('channels.find')} value={text} onChange={props.onType} />
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: '1 0 72px' }}>
          {data ? t('channels.total', { count: data.total }) : ''}
        </Typography>
        <SelectionActionButton
          none={selected.length === 0}
          icon={looking ? <CircularProgress size={18} color="inherit" /> : <DeleteOutlined />}
          busy={looking}
          onClick={() => props.onAsk(true)}
        >
          {t('channels.remove')}
        </SelectionActionButton>
      </Stack>
      <Body {...props} />
      <ListPagination pages={pages} page={page} label={t('channels.pages')} onPage={props.onPage} />
      {removalText === null ? null : (
        <ConfirmDialog
          open
          title={
            selected.length === 1
              ? t('channels.removeQuestion')
              : t('channels.removeManyQuestion', { count: selected.length })
          }
          text={removalText}
          confirm={t('action.delete')}
          danger
          busy={props.removing}
          onCancel={() => props.onAsk(false)}
          onConfirm={props.onRemove}
        />
      )}
    </>
  );
}

function Body(props: ChannelsViewProps) {
  const { data, error, refetch } = props.channels;
  if (error && !data) return <ErrorState error={t('state.listFailed')} onRetry={refetch} />;
  if (!data) return <Skeletons shape="tableRow" count={8} />;
  if (data.channels.length > 0) return <ChannelTable {...props} channels={data.channels} />;
  // The last page has lost its rows, and the one before it is on its way.
  if (data.total > 0) return <Skeletons shape="tableRow" count={8} />;
  if (data.channelTotal > 0) return <EmptyState title={t('empty.results')} icon={<Search />} />;
  return <EmptyState title={t('channels.empty')} icon={<RssFeed />} action={<AddButton answer={data} />} />;
}

/** Disabled, with the reason, once the company's channels are all in use. */
function AddButton({ answer }: { answer: ChannelsAnswer | undefined }) {
  const full = answer !== undefined && answer.channelTotal >= answer.maxChannels;
  const button = (
    <Button component={RouterLink} to={paths.newChannel()} variant="contained" startIcon={<Add />} disabled={full}>
      {t('channels.add')}
    </Button>
  );
  if (!full) return button;
  const reason = t('channels.addDisabled', { max: answer.maxChannels });
  return (
    <Tooltip title={reason} describeChild>
      {/* A disabled link takes no focus: what is around it says why. */}
      <span tabIndex={0} role="note" aria-label={reason}>
        {button}
      </span>
    </Tooltip>
  );
}
