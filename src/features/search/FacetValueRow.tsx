import { formatNumber } from '@contract/numbers';
import Check from '@mui/icons-material/Check';
import DoNotDisturbOn from '@mui/icons-material/DoNotDisturbOnOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { t } from '@client/shared/texts/t';

interface FacetValueRowProps {
  label: string;
  count: number;
  isIncluded: boolean;
  isExcluded: boolean;
  onInclude: () => void;
  /** Undefined if the value can't be excluded, because nothing else is searched for. */
  onExclude: (() => void) | undefined;
}

/** A value of a facet: a toggle that requires it, and beside it one that excludes it. */
export function FacetValueRow({ label, count, isIncluded, isExcluded, onInclude, onExclude }: FacetValueRowProps) {
  const exclude = t('search.facet.exclude', { name: label });
  return (
    <ListItem disablePadding sx={row}>
      <ListItemButton aria-pressed={isIncluded} selected={isIncluded} onClick={onInclude} sx={includeButton}>
        {isIncluded ? <Check sx={{ fontSize: 16, flex: 'none' }} /> : null}
        <Box component="span" sx={{ ...name, textDecoration: isExcluded ? 'line-through' : 'none' }}>
          {label}
        </Box>
        <Typography variant="caption" color="textSecondary" component="span">
          {formatNumber(count)}
        </Typography>
      </ListItemButton>
      {onExclude ? (
        <IconButton
          className="exclude"
          size="small"
          aria-label={exclude}
          title={exclude}
          aria-pressed={isExcluded}
          color={isExcluded ? 'error' : 'default'}
          onClick={onExclude}
        >
          <DoNotDisturbOn sx={{ fontSize: 16 }} />
        </IconButton>
      ) : null}
    </ListItem>
  );
}

/** With a mouse, the second toggle appears on hover or focus; on touch screens it always shows. */
const row = {
  mx: -1,
  width: 'auto',
  '@media (hover: hover)': {
    '&:not(:hover):not(:focus-within) > .exclude[aria-pressed="false"]': { opacity: 0 },
  },
} as const;

const includeButton = {
  display: 'flex',
  gap: 1,
  px: 1,
  py: 0.5,
  minWidth: 0,
  typography: 'body2',
  borderRadius: 1,
} as const;

const name = { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
