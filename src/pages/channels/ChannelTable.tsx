import type { Channel, ChannelSort } from '@contract/iam';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { tableSelection } from '@client/shared/ui/table/tableSelection';
import { t } from '@client/shared/texts/t';
import { useIsNarrow } from '@client/shared/ui/layout/useIsNarrow';
import { SelectAllCell } from '@client/shared/ui/table/SelectAllCell';
import { SortCells } from '@client/shared/ui/table/SortCells';
import { ChannelCard } from './ChannelCard';
import { ChannelRow, idColumn } from './ChannelRow';

export interface ChannelTableProps {
  channels: readonly Channel[];
  selected: readonly Channel[];
  sort: ChannelSort;
  order: 'asc' | 'desc';
  onSort: (sort: ChannelSort) => void;
  onSelect: (channels: readonly Channel[]) => void;
}

const sortable: readonly ChannelSort[] = ['name', 'category', 'health', 'lastRead'];

/** The channels as a table, or as cards on narrow screens. */
export function ChannelTable({ channels, selected, sort, order, onSort, onSelect }: ChannelTableProps) {
  const narrow = useIsNarrow();
  const selection = tableSelection(channels, selected, onSelect);

  if (narrow) {
    return channels.map((channel) => (
      <ChannelCard
        key={channel.id}
        channel={channel}
        selected={selection.has(channel)}
        onToggle={() => selection.toggle(channel)}
      />
    ));
  }
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('channels.title')} sx={{ '& td, & th': { px: { xs: 1, lg: 2 } } }}>
        <TableHead>
          <TableRow>
            <SelectAllCell label={t('channels.selectAll')} chosen={selection} />
            <SortCells
              columns={sortable}
              labelOf={(column) => t(`channels.${column}`)}
              sort={sort}
              order={order}
              onSort={onSort}
            />
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
              selected={selection.has(channel)}
              onToggle={() => selection.toggle(channel)}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
