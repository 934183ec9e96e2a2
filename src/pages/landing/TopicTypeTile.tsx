import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatNumber } from '@contract/numbers';
import { topicListPaths } from '@client/features/topics/topicPaths';
import { topicTypeTexts } from '@client/features/topics/topicTexts';
import { t } from '@client/shared/texts/t';
import { TilePattern } from './TilePattern';
import type { Tile } from './useTopicTypeTiles';

interface TopicTileProps {
  tile: Tile;
  department: string;
}

/** A tile for the topics of one type: description, number of topics, number subscribed. The whole tile is a link. */
export function TopicTypeTile({ tile, department }: TopicTileProps) {
  const { type, error, waiting } = tile;
  return (
    <Box component="article" sx={card}>
      <TilePattern type={type} />
      <Typography variant="h2" sx={{ position: 'relative' }}>
        <Link component={RouterLink} to={topicListPaths[type]} color="textPrimary" underline="none" sx={stretched}>
          {t(topicTypeTexts[type])}
        </Link>
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ position: 'relative', mt: 0.5, mb: { xs: 1, sm: 2 }, maxWidth: 260 }}
      >
        {type === 'COMPANY' && department === ''
          ? t('landing.tile.companyPlain')
          : t(`landing.tile.${type}`, { department })}
      </Typography>
      {error === null ? (
        <Box component="p" sx={counts}>
          <Count value={tile.available} label={t('landing.available')} waiting={waiting} />
          <Count value={tile.subscribed} label={t('landing.subscribed')} waiting={waiting} />
        </Box>
      ) : (
        <Box role="alert" sx={{ mt: 'auto', position: 'relative', zIndex: 1, typography: 'body2' }}>
          {error}{' '}
          <Button size="small" onClick={tile.retry}>
            {t('action.retry')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function Count({ value, label, waiting }: { value: number; label: string; waiting: boolean }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.75 }}>
      <Box component="span" sx={{ fontSize: '1.5rem', fontWeight: 650, lineHeight: 1, fontFeatureSettings: '"tnum"' }}>
        {waiting ? <Skeleton width={28} /> : formatNumber(value)}
      </Box>
      <Typography variant="body2" component="span" color="textSecondary">
        {label}
      </Typography>
    </Box>
  );
}

const card = {
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  minHeight: { sm: 148 },
  p: { xs: 2, sm: 2.5 },
  boxSizing: 'border-box',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  transition: 'border-color 120ms',
  '&:hover, &:has(a:focus-visible)': { borderColor: 'primary.main' },
} as const;

const stretched = {
  // Covers the whole tile: a click on the counts opens the topics, too.
  '&::after': { content: '""', position: 'absolute', inset: '-100px -400px -300px -100px', zIndex: 1 },
} as const;

const counts = {
  display: 'flex',
  columnGap: 3,
  rowGap: 0.5,
  flexWrap: 'wrap',
  m: 0,
  mt: 'auto',
  position: 'relative',
} as const;
