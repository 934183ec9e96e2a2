import type { Channel } from '@contract/iam';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import { withoutChannelPrefix } from '@client/features/channels/channelId';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { paths } from '@client/shared/navigation/paths';
import { ChannelHealth } from './ChannelHealth';

export interface ChannelItemProps {
  channel: Channel;
  selected: boolean;
  onToggle: () => void;
}

export function ChannelRow({ channel, selected, onToggle }: ChannelItemProps) {
  const dates = useDates();
  const { health } = channel;
  return (
    <TableRow selected={selected} hover>
      <TableCell padding="checkbox">
        <Checkbox
          size="small"
          checked={selected}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': t('channels.select', { name: channel.name }) } }}
        />
      </TableCell>
      <TableCell sx={{ width: '34%', maxWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={paths.editChannel({ id: channel.id })} sx={{ fontWeight: 560 }}>
          {channel.name}
        </Link>
        <Box sx={url}>{channel.url}</Box>
      </TableCell>
      <TableCell>{channel.categoryName}</TableCell>
      <TableCell sx={{ minWidth: 140, maxWidth: 280 }}>
        <ChannelHealth health={health} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {health.lastReadAt === null ? t('channels.never') : dates.minute(health.lastReadAt)}
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('channels.nextReadAt', { time: dates.minute(health.nextReadAt) })}
        </Box>
      </TableCell>
      <TableCell align="right">{health.items}</TableCell>
      <TableCell align="right" sx={idColumn}>
        {withoutChannelPrefix(channel.id)}
      </TableCell>
    </TableRow>
  );
}

/** The id column is hidden on narrow screens: the form shows the id, too. */
export const idColumn = { display: { xs: 'none', md: 'table-cell' } } as const;

const url = {
  typography: 'caption',
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
