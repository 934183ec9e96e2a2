import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { withoutChannelPrefix } from '@client/features/channels/channelId';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { paths } from '@client/shared/navigation/paths';
import { ChannelHealth } from './ChannelHealth';
import type { ChannelItemProps } from './ChannelRow';

/** A channel as a card, on narrow screens. */
export function ChannelCard({ channel, selected, onToggle }: ChannelItemProps) {
  const dates = useDates();
  const { health } = channel;
  const details = [
    [t('channels.category'), channel.categoryName],
    [t('channels.lastRead'), health.lastReadAt === null ? t('channels.never') : dates.minute(health.lastReadAt)],
    [t('channels.nextRead'), dates.minute(health.nextReadAt)],
    [t('channels.items'), health.items],
    [t('channels.id'), withoutChannelPrefix(channel.id)],
  ] as const;
  return (
    <Card sx={{ display: 'flex', gap: 1, p: 1.5, mb: 1 }}>
      <Checkbox
        size="small"
        checked={selected}
        onChange={onToggle}
        sx={{ alignSelf: 'flex-start', m: -0.5 }}
        slotProps={{ input: { 'aria-label': t('channels.select', { name: channel.name }) } }}
      />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Link component={RouterLink} to={paths.editChannel({ id: channel.id })} sx={{ fontWeight: 560 }}>
          {channel.name}
        </Link>
        <Typography variant="caption" color="textSecondary" component="p" noWrap>
          {channel.url}
        </Typography>
        <Box sx={{ my: 1, typography: 'body2' }}>
          <ChannelHealth health={health} />
        </Box>
        <Box component="dl" sx={detailList}>
          {details.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Card>
  );
}

const detailList = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.25,
  m: 0,
  typography: 'caption',
} as const;
