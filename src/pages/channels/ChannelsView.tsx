import type { ChannelsAnswer } from '@contract/iam';
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import RssFeed from '@mui/icons-material/RssFeed';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
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
import { ChannelTabs } from './ChannelTabs';
import { ChannelTable, type ChannelTableProps } from './ChannelTable';

interface ChannelsViewProps extends Omit<ChannelTableProps, 'channels'> {
  channels: { data?: ChannelsAnswer | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  page: number;
  pages: number;
  text: string;
  /** True after a click on Remove, until the confirmation is closed. */
  asking: boolean;
  /** The text of the confirmation, with the topics that use the channels; null until it is loaded. */
  removalText: string | null;
  removing: boolean;
  onType: (text: string) => void;
  onPage: (page: number) => void;
  pageSize: number;
  onPageSize: (pageSize: number) => void;
  onAsk: (asking: boolean) => void;
  onRemove: () => void;
}

export function ChannelsView(props: ChannelsViewProps) {
  const { channels, selected, text, page, pages, asking, removalText } = props;
  const { data } = channels;
  // The button is busy, not disabled: a disabled button loses the focus, and closing the dialog could not restore it.
  const loadingText = asking && removalText === null;
  return (
    <>
      <PageHeader
        title={t('channels.title')}
        // A non-breaking space keeps the line while the count is loading, so that the page does not shift.
        note={data ? t('channels.used', { count: data.channelTotal, max: data.maxChannels }) : '\u00a0'}
        actions={<AddButton answer={data} />}
      />
      <ChannelTabs />
      <Box role="tabpanel" id="channels-panel" aria-labelledby="channels-feeds">
        <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
          <SearchField label={t('channels.find')} value={text} onChange={props.onType} />
          <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: '1 0 72px' }}>
            {data ? t('channels.total', { count: data.total }) : ''}
          </Typography>
          <SelectionActionButton
            none={selected.length === 0}
            icon={loadingText ? <CircularProgress size={18} color="inherit" /> : <DeleteOutlined />}
            busy={loadingText}
            onClick={() => props.onAsk(true)}
          >
            {t('channels.remove')}
          </SelectionActionButton>
        </Stack>
        <Body {...props} />
        <ListPagination
          pages={pages}
          page={page}
          label={t('channels.pages')}
          onPage={props.onPage}
          rows={{ total: data?.total ?? 0, perPage: props.pageSize, onChange: props.onPageSize }}
        />
      </Box>
      {removalText === null ? null : (
        <ConfirmDialog
          open
          title={
            selected.length === 1
              ? t('channels.removeQuestion')
              : t('channels.removeManyQuestion', { count: selected.length })
          }
          text={removalText}
          confirm={t('action.remove')}
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
  // All rows of the last page were deleted, and the page before it is loading.
  if (data.total > 0) return <Skeletons shape="tableRow" count={8} />;
  if (props.text !== '') return <EmptyState title={t('empty.results')} icon={<Search />} />;
  return <EmptyState title={t('channels.empty')} icon={<RssFeed />} action={<AddButton answer={data} />} />;
}

/** The button "Add". Disabled with a tooltip when the company has its maximum number of channels. */
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
      {/* A disabled link can't be focused, so its wrapper is focusable and explains the reason. */}
      <span tabIndex={0} role="note" aria-label={reason}>
        {button}
      </span>
    </Tooltip>
  );
}
