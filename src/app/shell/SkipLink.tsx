import Box from '@mui/material/Box';
import { t } from '@client/shared/texts/t';

/** The skip link: the first focusable element, which moves the focus to the content. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={{
        position: 'fixed',
        left: 12,
        top: -80,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        typography: 'button',
        textDecoration: 'none',
        '&:focus': { top: 10 },
        // Above the first page is the end of the previous one.
        '@media print': { display: 'none' },
      }}
    >
      {t('shell.skip')}
    </Box>
  );
}
