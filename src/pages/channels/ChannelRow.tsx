import type { Channel } from '@contract/iam';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import { shownId } from '@client/shared/lib/channelId';
import { t } from '@client/shared/lib/texts/t';
import { useDates } from '@client/shared/lib/useDates';
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
      <TableCell sx={{ maxWidth: 320 }}>
        <Link component={RouterLink} to={`/channels/admin/${channel.id}`} sx={{ fontWeight: 560 }}>
          {channel.name}
        </Link>
        <Box sx={url}>{channel.url}</Box>
      </TableCell>
      <TableCell>{channel.categoryName}</TableCell>
      <TableCell sx={{ maxWidth: 280 }}>
        <ChannelHealth health={health} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {health.lastReadAt === null ? t('channels.never') : dates.minute(health.lastReadAt)}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{dates.minute(health.nextReadAt)}</TableCell>
      <TableCell align="right">{health.items}</TableCell>
      <TableCell align="right">{shownId(channel.id)}</TableCell>
    </TableRow>
  );
}

const url = {
  typography: 'caption',
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
