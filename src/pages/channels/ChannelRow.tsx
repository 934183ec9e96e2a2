import type { Channel } from '@contract/iam';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import { shownId } from '@client/shared/lib/channelId';
import { showMinute } from '@client/shared/lib/showInstant';
import { t } from '@client/shared/lib/texts/t';
import { ChannelHealth } from './ChannelHealth';

export interface ChannelItemProps {
  channel: Channel;
  selected: boolean;
  onToggle: () => void;
}

export function shownRead(instant: string | null): string {
  return instant === null ? t('channels.never') : showMinute(instant);
}

export function ChannelRow({ channel, selected, onToggle }: ChannelItemProps) {
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
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{shownRead(health.lastReadAt)}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{showMinute(health.nextReadAt)}</TableCell>
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
