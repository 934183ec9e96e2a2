import type { Channel } from '@contract/iam';
import { layout } from '@contract/limits';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import { t } from '@client/shared/lib/texts/t';
import { ChannelCard } from './ChannelCard';
import { ChannelRow, idColumn } from './ChannelRow';
import type { ChannelSort, ChannelsViewProps } from './ChannelsView';

interface ChannelTableProps extends Pick<ChannelsViewProps, 'selected' | 'sort' | 'order' | 'onSort' | 'onSelect'> {
  channels: readonly Channel[];
}

const sortable: readonly ChannelSort[] = ['name', 'category', 'health', 'lastRead'];

/** The channels: a table, or cards where it would not fit. */
export function ChannelTable({ channels, selected, sort, order, onSort, onSelect }: ChannelTableProps) {
  const narrow = useMediaQuery(`(max-width:${layout.mobile - 0.02}px)`);
  const ids = new Set(selected.map((channel) => channel.id));
  const chosenHere = channels.filter((channel) => ids.has(channel.id));
  const toggle = (channel: Channel) =>
    onSelect(ids.has(channel.id) ? selected.filter((one) => one.id !== channel.id) : [...selected, channel]);
  const toggleAll = () => {
    const here = new Set(channels.map((channel) => channel.id));
    const others = selected.filter((one) => !here.has(one.id));
    onSelect(chosenHere.length === channels.length ? others : [...others, ...channels]);
  };

  if (narrow) {
    return channels.map((channel) => (
      <ChannelCard key={channel.id} channel={channel} selected={ids.has(channel.id)} onToggle={() => toggle(channel)} />
    ));
  }
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('channels.title')} sx={{ '& td, & th': { px: { xs: 1, lg: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                checked={chosenHere.length === channels.length}
                indeterminate={chosenHere.length > 0 && chosenHere.length < channels.length}
                onChange={toggleAll}
                slotProps={{ input: { 'aria-label': t('channels.selectAll') } }}
              />
            </TableCell>
            {sortable.map((column) => (
              <TableCell key={column} sortDirection={column === sort ? order : false}>
                <TableSortLabel
                  active={column === sort}
                  direction={column === sort ? order : 'asc'}
                  onClick={() => onSort(column)}
                >
                  {t(`channels.${column}`)}
                </TableSortLabel>
              </TableCell>
            ))}
            <TableCell align="right">{t('channels.items')}</TableCell>
            <TableCell align="right" sx={idColumn}>
              {t('channels.id')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {channels.map((channel) => (
            <ChannelRow
              key={channel.id}
              channel={channel}
              selected={ids.has(channel.id)}
              onToggle={() => toggle(channel)}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
