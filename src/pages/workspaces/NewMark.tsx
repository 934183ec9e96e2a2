import Box from '@mui/material/Box';
import { t } from '@client/shared/texts/t';

/** Lies over the corner of an article that has an unread notification. */
export function NewMark() {
  return (
    <Box component="span" sx={mark}>
      {t('workspaces.new')}
    </Box>
  );
}

const mark = {
  position: 'absolute',
  top: 0,
  right: 0,
  zIndex: 1,
  px: 0.75,
  borderRadius: '0 8px 0 8px',
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontSize: '0.6875rem',
  fontWeight: 'fontWeightMedium',
  lineHeight: '18px',
  pointerEvents: 'none',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
} as const;
